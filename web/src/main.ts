import { mount } from "svelte";
import App from "./App.svelte";
import { answersOnce } from "./moments/once";
import "./styles/tokens.css";
import "./styles/base.css";

answersOnce();
const target = document.getElementById("page");
if (target) mount(App, { target });
