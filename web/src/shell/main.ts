import { mount } from "svelte";
import App from "./App.svelte";
import "../ui/install.svelte";
import { hearsKeys } from "../ui/commands.svelte";
import { answersOnce } from "../ui/once";
import "../ui/tokens.css";
import "../ui/base.css";

answersOnce();
hearsKeys();
const target = document.getElementById("page");
if (target) mount(App, { target });
