/** An answer without asking the player, and the preset that it follows. */
export interface Answer {
  move: string;
  by: string;
}

/** What knows the answers to questions that the player need not be asked. */
export interface Standing<C> {
  answer(choices: C): Answer | null;
}
