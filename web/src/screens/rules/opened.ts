/** A game's book with all that it says, had when it is opened. */
import { specOf, wordsOf } from "../../table/games";
import type { Contents, Topic } from "../../table/spec";
import { words } from "../../words/words.svelte";

/** What all books say. */
const WORDS = "rules";

/** The contents of a game's book when its words can be said, in the language of now and any later one; null without one. */
export async function opened(game: string): Promise<Contents | null> {
  const { book } = specOf(game);
  const [contents] = await Promise.all([
    book?.contents() ?? null,
    wordsOf(game),
    words.need([WORDS, ...(book?.words ?? [])]),
  ]);
  return contents;
}

/** Where a rule such as K-103 is told. */
export const topicOf = ({ contents }: Contents, rule: string): Topic | null =>
  contents.flatMap(({ topics }) => topics).find(({ rules }) => rules.includes(rule)) ?? null;
