/** What the server tells in JSON (docs/protocol.md), as types. Written by scripts/protocol.py from src/kingtable/engine/protocol.py and src/kingtable/server/messages/offered.py and src/kingtable/server/messages/review.py and src/kingtable/server/messages/protocol.py. */
/** What the views of all games have in common; among the options are each game's own. */
export interface AnyView {
  game: string;
  options: { players: number };
  seat: number | null;
  phase: string;
  to_move: number | null;
  scores: number[];
  ranks: number[] | null;
  winners: number[];
  over: boolean;
}

/** What all events have in common. */
export interface AnyEvent {
  e: string;
}

export type Colour = "blue" | "rose" | "pine" | "amber" | "violet" | "teal";

export type Value = boolean | number | string | null;

/** An option of a game (`engine.spec.Option`). */
export interface Option {
  values: Value[];
  default: Value;
  offered: Value;
  requires: Record<string, Value[]>;
  otherwise: Value;
  text: string;
}

/** How strong a bot is, in Elo; 0 plays at random. low, high: the 95 % interval. strength: at which it was measured, 0 for a bot that has its own. */
export interface Rated {
  strength: number;
  elo: number;
  low: number;
  high: number;
}

/** A bot as it is offered; the catalogue has its name and says what it is like. strengths: where it may have any strength, the highest one: it sits down as `person:1` to `person:100`; 0 where it has its own. */
export interface OfferedBot {
  bot: string;
  level: number;
  budget: number;
  default: boolean;
  strengths: number;
  ratings: Rated[];
}

/** A game as it declares itself (`engine.spec.GameSpec`). `players` is always among the options; the first preset is the usual one. hints: can be asked what to do, by who plays against bots alone? */
export interface Declared {
  game: string;
  title: string;
  players: number[];
  colours: Colour[];
  options: Record<string, Option>;
  presets: Record<string, Record<string, Value>>;
  bots: OfferedBot[];
  hints: boolean;
}

/** What speaks for a turn: `hint-` and a key of the catalogue, with its values. */
export interface Reason {
  key: string;
  args: Record<string, string | number>;
}

/** A turn that would have been better; half: of the 95 % interval of what was lost, left_half: of the points. choices: what could be done, as far as it is meant; view: the table after it, null where chance comes in at once. */
export interface Better {
  moves: string[];
  half: number;
  left_half: number | null;
  reasons: Reason[];
  choices: Record<string, unknown>;
  view: Record<string, unknown> | null;
}

/** A decision of a reviewed game, made in the step `seq`. turns: how many there were; grade: the only turn, the best, as good as far as the samples tell, or one that lost something, which has a `better`. chances, best_chances: everybody's win probabilities after the turn played and after the best; after: when all that came of it was seen; loss: by how much the best turn would have raised the win probability, left: how many points further ahead it would have been, null where points do not decide; each 0 where that is not clear; luck: what chance brought everybody, luck_half: half of its 95 % interval; matters: is it worth a look? */
export interface Decided {
  seq: number;
  seat: number;
  moves: string[];
  turns: number;
  grade: "forced" | "best" | "equal" | "lost";
  chances: number[];
  best_chances: number[];
  after: number[];
  loss: number;
  left: number | null;
  luck: number[];
  luck_half: number;
  matters: boolean;
  better: Better | null;
}

/** What a seat left lying in each of `decisions`, in the mean; half: of its 95 % interval; level: its class. */
export interface Left {
  mean: number;
  half: number;
  decisions: number;
  level: "beginner" | "casual" | "intermediate" | "advanced" | "expert";
}

/** Where a result came from, in games of 100: start + own + others + luck = result; even: the result without luck, from 0 to 100. */
export interface Sum {
  start: number;
  own: number;
  others: number;
  luck: number;
  result: number;
  even: number;
}

/** How a seat played; decisions: that left a choice. lead: points left lying in each, share: of the chance of winning that was there; null where too few count, or where points do not decide. start + own + others + luck = result: its win probability before, what its own turns, those of the others and chance changed, and its share of the win; luck_half: half of the 95 % interval of luck. games: the same in games of 100. */
export interface Played {
  decisions: number;
  lead: Left | null;
  share: Left | null;
  start: number;
  own: number;
  others: number;
  luck: number;
  luck_half: number;
  result: number;
  games: Sum;
}

/** A reviewed game. bot, samples: by whom, and how many for each position; units: the figures of the players that the game has, the headline first; fewest: with fewer decisions a player has no figure; costliest: of each seat the numbers of its costliest decisions, the worst first; start: everybody's win probabilities before. */
export interface Review {
  bot: string;
  samples: number;
  units: ("lead" | "share")[];
  fewest: number;
  costliest: number[][];
  players: Played[];
  start: number[];
  decisions: Decided[];
}

export type Phrase = "hello" | "luck" | "new" | "moment" | "nice" | "oops" | "thanks" | "played" | "close" | "more" | "pleasure" | "going";

export type Note = Lent | Back | Ended | Resigned | Taken | Begun;

export type ServerFrame<V, C, E, T> = SnapFrame<V, C, E> | EventFrame<C, E> | PastFrame<E> | Ack | No | (Tried & T) | Hint | GatherFrame | EndingFrame | Said | Windows | Seats | ReachFrame | Thinking | Rematch | Pong | Bye;

/** How long the seat has, and has left, in seconds. */
export interface Clock {
  seat: number;
  seconds: number;
  left: number;
}

/** How many seconds one may think: about a turn, and when one is asked in another's. */
export interface Time {
  turn: number;
  ask: number;
}

/** Why something was refused: a message of the catalogue, and its English. */
export interface Why {
  key: string;
  rule?: string | null;
  args?: Record<string, string | number | (string | number)[]>;
  field?: string | null;
  text?: string;
}

/** Who sits there; `claimed`: a person's seat belongs to a device; `screen`: those with the same number sit at one screen; `away`: the others need not wait for its owner, who has left or is away for long; `lent`: the bot that plays it meanwhile; `resigned`: its owner gave up, and it plays on. */
export interface Seat {
  seat: number;
  kind: "human" | "bot";
  bot?: string | null;
  claimed?: boolean;
  screen?: number | null;
  away?: "left" | "long" | null;
  lent?: string | null;
  resigned?: boolean;
  name: string | null;
  colour: Colour;
  here: boolean;
}

/** Before the deal: who has sat down, what they have committed to, whose shares are in. bound: once no commitment is taken any more, everything the deal is made of besides the keys (docs/fairness.md), as JSON. silent: the seats that kept a share back; sealing: because of them, all others commit to another share now. host: whose word it waits for, null: anybody's who sits; waits: it is not dealt without such a word. options, time: what will be played and how long one may think, in seconds; follows: the table whose rematch it is. */
export interface Gathering {
  sat: number[];
  commits: (string | null)[];
  bound: string | null;
  revealing: boolean;
  revealed: number[];
  silent: number[];
  sealing: boolean;
  left: number | null;
  host: number | null;
  waits: boolean;
  options: Record<string, Value>;
  time: Time | null;
  follows: string | null;
}

/** A rematch: its table, who asked for it and who has said yes, by their seats before it. by: null: it has nobody who opened it. */
export interface Asked {
  table: string;
  by: number | null;
  joined: number[];
}

/** Somebody proposes to end the table, or wants to take a command back: who agrees, and whose word is missing. */
export interface Ending {
  what: "end" | "take back";
  by: number;
  agreed: number[];
  awaited: number[];
}

/** A seat as it went into the deal; without a share it was left out. silent: it kept a share back, and the others sealed another one; not in deals of earlier versions. */
export interface DealtSeat {
  seat: number;
  kind: "human" | "bot";
  name: string | null;
  colour: Colour;
  bot: string | null;
  commit: string | null;
  share: string | null;
  silent?: boolean;
}

/** A person (`by`) gave the seat of one who is away to a bot. */
export interface Lent {
  e: "lent";
  seat: number;
  bot: string;
  by: number;
}

/** The seat's owner is back and plays. */
export interface Back {
  e: "back";
  seat: number;
}

/** These agreed to end the table. */
export interface Ended {
  e: "ended";
  seats: number[];
}

/** The table and its command after which a game goes on. */
export interface Origin {
  table: string;
  seq: number;
}

/** The seat's owner gave up; the bot plays on. */
export interface Resigned {
  e: "resigned";
  seat: number;
  bot: string;
}

/** A player took the last command back: what has happened from the step `first` on does not count. */
export interface Taken {
  e: "taken";
  seat: number;
  first: number;
}

/** This game goes on from another. */
export interface Begun {
  table: string;
  seq: number;
  e: "begun";
}

/** The events of one command; seat: null for the set-up; by: who played it, where that was not the seat. */
export interface Step<E> {
  seq: number;
  seat: number | null;
  by: string | null;
  events: E[];
}

/** Everything. Before the deal view, choices and deal are null, and gather is not. back: the seat whose last command may be taken back. */
export interface SnapFrame<V, C, E> {
  t: "snap";
  seq: number;
  table: string;
  game: string;
  commitment: string | null;
  key: string | null;
  seats: Seat[];
  host: number | null;
  gather: Gathering | null;
  deal: DealtSeat[] | null;
  view: V | null;
  choices: C | null;
  events: Step<E>[];
  clock: Clock | null;
  rematch: Asked | null;
  origin: Origin | null;
  ending: Ending | null;
  ended: number[] | null;
  back: number | null;
}

/** Something worth seeing by itself; view: what it changed in the view (`server/messages/changes.py`). */
export interface Moment<E> {
  events: E[];
  view: unknown;
}

/** Somebody moved. */
export interface EventFrame<C, E> {
  t: "ev";
  seq: number;
  seat: number;
  by: string | null;
  moves: string[];
  moments: Moment<E>[];
  choices: C | null;
  clock: Clock | null;
  key: string | null;
  back: number | null;
}

/** A command once more; seat: null for the set-up, which is step 0. The very first moment carries the whole view. */
export interface PastStep<E = AnyEvent> {
  seq: number;
  seat: number | null;
  by: string | null;
  moves: string[];
  moments: Moment<E>[];
}

/** What has been, moment by moment. */
export interface PastFrame<E> {
  t: "past";
  steps: PastStep<E>[];
}

/** The situations of a lesson, by their names. */
export interface LessonTold {
  game: string;
  situations: string[];
}

/** What is said of an answer in a lesson: a message of the catalogue with its numbers; where it is wrong, the rule that says why; where it is right, what it brings. */
export interface Judged<E> {
  right: boolean;
  key: string;
  rule: string;
  args: Record<string, number>;
  moments: Moment<E>[];
}

/** The command is durable. */
export interface Ack {
  t: "ack";
  id: string;
  seq: number;
}

/** Refused, nothing changed. */
export interface No {
  t: "no";
  id: string | null;
  why: Why;
}

/** What the moves would lead to; the game's own fields besides. */
export interface Tried {
  t: "try";
  id: string;
}

/** The second-best turn; cost: how much lower the win probability is after it. */
export interface Next {
  moves: string[];
  cost: number;
}

/** What the bot would play where the table stands at `seq`, and why; the weightiest reason first. chance: the seat's win probability after it, null in a lesson; next: null where no other turn was weighed. */
export interface Hint {
  t: "hint";
  id: string;
  seq: number;
  bot: string;
  moves: string[];
  reasons: Reason[];
  chance: number | null;
  next: Next | null;
}

/** How far a review has come: so many decisions, of how many (0: not counted yet); the review when it is there. */
export interface Reviewed {
  done: number;
  of: number;
  review?: Review;
}

/** Before the deal: something has changed. */
export interface GatherFrame {
  t: "gather";
  gather: Gathering;
}

/** A proposal has changed, or is gone, and why. */
export interface EndingFrame {
  t: "ending";
  what: "end" | "take back";
  ending: Ending | null;
  why: "withdrawn" | "declined" | "lapsed" | null;
  seat: number | null;
}

/** Somebody says something. */
export interface Said {
  t: "said";
  seat: number;
  phrase: Phrase;
}

/** So many sockets have this very seat. */
export interface Windows {
  t: "windows";
  open: number;
}

/** What `kingtable --share` does, or would do. program: by which it opens the server to the internet; reader: who passes the traffic on and could read it, "" for nobody; why: the last failure, until the tunnel is open again. */
export interface Sharing {
  program: string;
  reader: string;
  stage: "offered" | "asking" | "open" | "broken" | "given up";
  why: Why | null;
}

/** How far a link reaches. address: the beginning of all links, null where only this computer opens them; came: another device has come, so no firewall is in its way; sharing: null where this computer has no program for it; command: what starts Kingtable here, without its options. */
export interface Reach {
  reach: "here" | "home" | "anywhere";
  address: string | null;
  came: boolean;
  sharing: Sharing | null;
  command: string;
}

/** Links reach farther than before, or less far. Only devices in the home of the server are told. */
export interface ReachFrame {
  t: "reach";
  reach: Reach;
}

/** Somebody came, went, claimed a seat or took a name. */
export interface Seats {
  t: "seats";
  seats: Seat[];
  watching: number;
  clock: Clock | null;
}

/** A bot thinks. */
export interface Thinking {
  t: "thinking";
  seat: number;
  warming: boolean;
}

/** Somebody asks for a rematch, or says yes to it. */
export interface Rematch {
  t: "rematch";
  rematch: Asked;
}

/** Yes. */
export interface Pong {
  t: "pong";
}

/** Before the server closes; retry: it may be otherwise in so many seconds. */
export interface Bye {
  t: "bye";
  why: Why;
  retry: number | null;
}

/** What the page sends. */
export type ClientFrame =
  | { t: "hello"; token: string | null; since: number | null; commit: string | null }
  | { t: "seal"; commit: string }
  | { t: "reveal"; share: string }
  | { t: "deal"; bots: boolean }
  | { t: "do"; id: string; moves: string[]; at: number | null }
  | { t: "try"; id: string; moves: string[] }
  | { t: "hint"; id: string }
  | { t: "again"; since: number | null }
  | { t: "past"; since: number }
  | { t: "name"; name: string }
  | { t: "colour"; colour: string }
  | { t: "say"; phrase: Phrase }
  | { t: "resign" }
  | { t: "take-back" }
  | { t: "leave" }
  | { t: "lend"; seat: number }
  | { t: "end"; agrees: boolean }
  | { t: "ping" };
