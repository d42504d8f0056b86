/** What is opened seldom comes when it is opened, and its words with it. */
import { untilHad } from "../../words/had";
import { words } from "../../words/words.svelte";

const WORDS = ["tokyo_more"];

const worded =
  <T>(part: () => Promise<T>) =>
  (): Promise<T> =>
    untilHad(async () => {
      const [had] = await Promise.all([part(), words.need(WORDS)]);
      return had;
    });

/** Whether the odds have come, so that they can be shown without a wait. */
export const had = { odds: false };

export const opened = {
  bought: () => untilHad(() => import("./Bought.svelte")),
  secret: () => untilHad(() => import("./Secret.svelte")),
  strikes: () => untilHad(() => import("./Strikes.svelte")),
  means: worded(() => import("./Means.svelte")),
  card: worded(() => import("./CardSheet.svelte")),
  monster: worded(() => import("./MonsterDialog.svelte")),
  odds: worded(async () => {
    const part = await import("./Odds.svelte");
    had.odds = true;
    return part;
  }),
  hearts: worded(() => import("./HeartsPanel.svelte")),
  charge: worded(() => import("./Charge.svelte")),
  die: worded(() => import("./PickDie.svelte")),
  presets: worded(() => import("./Presets.svelte")),
  end: worded(() => import("./End.svelte")),
  confirm: worded(() => import("./Confirm.svelte")),
  hints: worded(() => import("./hints")),
};
