/**
 * `parts.html`, in development only: every part of the page at its staged tables, the same that the unit tests mount. It
 * begins with a list. `?part=Ask` shows all scenes of a part, each in a window of its own; `&scene=yield` shows one alone.
 */
import { mount } from "svelte";
import { offer } from "./net/offer.svelte";
import Form from "./screens/start/Form.svelte";
import Pieces from "./shell/Pieces.svelte";
import "./shell/games";
import { declared, part, staged, type Part } from "./staged";
import { layOut, ownGames } from "./table/games";
import type { Table } from "./table/table.svelte";
import { hearsKeys } from "./ui/commands.svelte";
import { answersOnce } from "./ui/once";
import { theme } from "./ui/theme.svelte";
import "./ui/base.css";
import "./ui/tokens.css";
import { words } from "./words/words.svelte";

type Any = Part<Table, Record<string, unknown>>;
const own = import.meta.glob<Record<string, Any>>("./games/*/parts.ts", { eager: true, import: "parts" });
const catalogues = import.meta.glob<string>("../../src/kingtable/locale/*/*.ftl", { query: "?raw", import: "default" });

const erased = <T, P extends object>(one: Part<T, P>): Any => one as unknown as Any;
const form = part(Form, ["rolled", "claim"], (table: Table) => ({
  declared: declared.find(({ game }) => game === table.game) as (typeof declared)[number],
}));
const PARTS: [name: string, part: Any][] = [
  ...Object.values(own).flatMap((parts) => Object.entries(parts)),
  ["Form", erased(form)],
];
const SIZES = ["390x664", "844x390", "820x1180", "1366x657", "2560x1300"];
const LANGUAGES = [...new Set(Object.keys(catalogues).map((path) => path.split("/").at(-2) ?? ""))];
const asked = new URLSearchParams(location.search);
const chosen = { part: "", scene: "", language: "en", size: "390x664", theme: "light", ...Object.fromEntries(asked) };
const [width = 390, height = 664] = chosen.size.split("x").map(Number);
const small = width < 700 || height < 500;

/** The server's answers: its catalogues, and that it has nothing else to say. */
async function answer(path: string): Promise<Response> {
  const [, code] = /^\/locale\/([^/.]+)/.exec(path) ?? [];
  if (code === undefined) return Response.json({ error: { key: "no-server" } }, { status: 503 });
  const files = Object.entries(catalogues).filter(([file]) => file.split("/").at(-2) === code);
  return new Response((await Promise.all(files.map(([, read]) => read()))).join("\n"));
}

const address = (more: Partial<typeof chosen>): string =>
  `?${new URLSearchParams(Object.entries({ ...chosen, ...more }).filter(([, value]) => value !== ""))}`;

function added(to: Element, tag: string, text = "", more: Record<string, string> = {}): HTMLElement {
  const one = to.appendChild(document.createElement(tag));
  one.textContent = text;
  for (const [name, value] of Object.entries(more)) one.setAttribute(name, value);
  return one;
}

/** What can be chosen for all that is shown. */
function choices(page: Element): void {
  const nav = added(page, "nav", "", { style: "display:flex;flex-wrap:wrap;gap:4px 14px;padding:10px" });
  added(nav, "a", "All parts", { href: address({ part: "", scene: "" }) });
  const offered = { language: LANGUAGES, size: SIZES, theme: ["light", "dark"] };
  for (const [name, values] of Object.entries(offered))
    for (const value of values) {
      const on = chosen[name as keyof typeof offered] === value;
      added(nav, on ? "b" : "a", value, on ? {} : { href: address({ [name]: value }) });
    }
}

function list(page: Element): void {
  for (const [name, { scenes }] of PARTS) {
    const line = added(page, "p", "", { style: "padding:4px 10px;display:flex;flex-wrap:wrap;gap:4px 14px" });
    added(added(line, "b"), "a", name, { href: address({ part: name }) });
    for (const scene of scenes) added(line, "a", scene, { href: address({ part: name, scene }) });
  }
}

/** Each scene in a window as large as a reader's, of which only the place of the part is seen. */
function scenes(page: Element, all: Any[]): void {
  const shelf = added(page, "div", "", { style: "display:flex;flex-wrap:wrap;gap:20px;padding:10px" });
  for (const { scenes: names, room } of all)
    for (const scene of names) {
      const [across, down] = (small ? room?.phone : room?.desk) ?? [width, height];
      const figure = added(shelf, "figure");
      added(added(figure, "figcaption"), "a", scene, { href: address({ scene }) });
      const cut = `width:${across}px;height:${down}px;overflow:hidden;outline:1px dashed var(--edge)`;
      const frame = {
        src: address({ scene }),
        width: `${width}`,
        height: `${height}`,
        style: "border:0",
        title: scene,
      };
      added(added(figure, "div", "", { style: cut }), "iframe", "", frame);
    }
}

/** One part, in a place as large as the page has for it. */
async function alone(page: Element, { Part, props, room }: Any): Promise<void> {
  const { table } = staged<Table>(chosen.scene);
  await layOut(table.game ?? "");
  const [across, down] = (small ? room?.phone : room?.desk) ?? [innerWidth, innerHeight];
  const place = `width:${across}px;height:${down}px;display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr)`;
  const container = room ? `container:${small ? room.small : room.name}/size` : "";
  const outer = added(page, "div", "", { class: "screen", style: `${place};${container}` });
  mount(Part, { target: outer, props: props(table) });
}

async function start(page: Element): Promise<void> {
  globalThis.fetch = (asked) => answer(asked instanceof Request ? asked.url : asked.toString());
  theme.choose(chosen.theme === "dark" ? "dark" : "light");
  offer.games = [...declared];
  await words.need(["page"]);
  await words.speak(LANGUAGES.includes(chosen.language) ? chosen.language : "en", false);
  mount(Pieces, { target: document.body, anchor: page });
  for (const game of ownGames()) await layOut(game);
  const all = PARTS.filter(([name]) => name === chosen.part).map(([, one]) => one);
  const one = all.find((found) => found.scenes.includes(chosen.scene));
  if (one) return alone(page, one);
  choices(page);
  if (all.length) scenes(page, all);
  else list(page);
}

answersOnce();
hearsKeys();
const page = document.querySelector("#page");
if (page) void start(page);
