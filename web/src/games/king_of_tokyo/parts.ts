/** The parts of King of Tokyo at its staged tables, as `Play` shows them: for tests and for `parts.html`. */
import type { ComponentProps } from "svelte";
import { part, type Room } from "../../staged";
import Ask from "./Ask.svelte";
import Charge from "./Charge.svelte";
import { Dice } from "./dice.svelte";
import HeartsPanel from "./HeartsPanel.svelte";
import { hits } from "./hits";
import Market from "./Market.svelte";
import OwnBoard from "./OwnBoard.svelte";
import PickDie from "./PickDie.svelte";
import { asking } from "./asking";
import Play from "./Play.svelte";
import Presets from "./Presets.svelte";
import Rival from "./Rival.svelte";
import Tray from "./Tray.svelte";
import { logLines } from "./events";
import { face } from "./face";
import { sentence } from "./speech";
import type { Hand } from "./commands";
import type { Choices, Hearts, Table } from "./protocol";
import Hint from "../../table/Hint.svelte";
import LogList from "../../table/LogList.svelte";
import TopBar from "../../table/TopBar.svelte";
import TurnSentence from "../../table/TurnSentence.svelte";
import { hinting } from "../../table/keys";
import { size } from "../../ui/size.svelte";

asking.Ask = Ask; // whole from the beginning, as at a table that asks

const nothing = (): void => undefined;

/** The dice as they lie; moves are played at once. */
export function handOf(table: Table): Hand {
  const dice = new Dice();
  dice.lay(table.view?.dice ?? [], table.view?.turn_number ?? 0, []);
  return { table, dice, phone: size.phone, play: (move) => table.play([move]), odds: nothing };
}

const choices = (table: Table): Choices => table.choices as Choices;
const onmove = (table: Table) => (move: string) => table.play([move]);

const HAND: Room = { name: "hand", small: "sheet", desk: [602, 174], phone: [370, 286] };
const OFFERS: Room = { name: "offers", small: "offers", desk: [366, 534], phone: [370, 300] };
const OWN: Room = { name: "own", small: "own", desk: [630, 97], phone: [370, 97] };
const OTHERS: Room = { name: "others", small: "others", desk: [311, 100], phone: [183, 58] };
const DICE: Room = { name: "dice", small: "sheet", desk: [598, 160], phone: [370, 180] };
const TURN: Room = { name: "room", small: "room", desk: [1366, 57], phone: [390, 62] };
const BAR: Room = { name: "room", small: "room", desk: [1366, 62], phone: [390, 52] };

const BOARDS = ["rolled", "hearts", "react", "yield", "sell"];
const boarded = (table: Table, seat: number): ComponentProps<typeof Rival> => ({
  table,
  seat,
  hits: hits(table).filter(({ to }) => to === seat),
  onopen: nothing,
});

const QUESTIONS = [
  "mimic",
  "mimic-moves",
  "probe",
  "change",
  "change-all",
  "hearts",
  "hearts-ray",
  "react",
  "react-lethal",
  "react-certain",
  "react-poison",
  "yield",
  "yield-bay",
  "yield-jets",
  "buy",
  "buy-all",
  "charge",
  "opportunist",
  "sell",
];
const ROLLS = ["rolled", "rolled-eight", "rolled-most", "thrown"];

export const parts = {
  Ask: part(
    Ask,
    QUESTIONS,
    (table: Table) => ({ table, choices: choices(table), hand: handOf(table), onpresets: nothing, oncard: nothing }),
    HAND,
  ),
  HeartsPanel: part(
    HeartsPanel,
    ["hearts", "hearts-ray"],
    (table: Table) => ({ table, hearts: choices(table).hearts as Hearts, onmove: onmove(table) }),
    HAND,
  ),
  Charge: part(Charge, ["charge"], (table: Table) => ({ table, choices: choices(table), onmove: onmove(table) }), HAND),
  PickDie: part(
    PickDie,
    ["probe", "change", "change-all"],
    (table: Table) => ({ table, choices: choices(table), onmove: onmove(table) }),
    HAND,
  ),
  Presets: part(Presets, ["yield"], () => ({})),
  Market: part(
    Market,
    ["buy", "buy-all", "opportunist", "rolled", "yield"],
    (table: Table) => ({ table, hand: handOf(table), onopen: nothing, lying: true }),
    OFFERS,
  ),
  OwnBoard: part(OwnBoard, BOARDS, (table: Table) => boarded(table, table.me ?? 0), OWN),
  Rival: part(Rival, BOARDS, (table: Table) => boarded(table, table.me === 0 ? 1 : 0), OTHERS),
  Tray: part(
    Tray,
    [...ROLLS, "probe"],
    (table: Table): ComponentProps<typeof Tray> => ({
      table,
      dice: handOf(table).dice,
      mine: table.choices?.keep ?? false,
    }),
    DICE,
  ),
  TurnSentence: part(
    TurnSentence,
    [...ROLLS, ...QUESTIONS, "waits"],
    (table: Table) => ({ sentence: sentence(table), aside: "", player: table.player, mine: true }),
    TURN,
  ),
  TopBar: part(
    TopBar,
    ["rolled", "waits", "over-points"],
    (table: Table) => ({
      table: table as never,
      face,
      hint: hinting(
        () => table,
        () => true,
      ),
      open: nothing,
    }),
    BAR,
  ),
  LogList: part(LogList, ["yield-bay", "over-nobody"], (table: Table) => ({ lines: logLines(table, null) }), HAND),
  Hint: part(Hint, ["yield", "react"], (table: Table) => {
    const [move = "", other = ""] = choices(table).moves;
    const reasons = [
      { key: "effect", args: {} },
      { key: "loses", args: { card: other } },
    ];
    table.hints.now = { t: "hint", id: "", seq: 7, bot: "expert", moves: [move], reasons, chance: null, next: null };
    return { table: table as never, face };
  }),
  Play: part(Play, [...ROLLS, ...QUESTIONS, "waits"], (table: Table) => ({
    table,
    onrule: nothing,
    onmenu: nothing,
  })),
};
