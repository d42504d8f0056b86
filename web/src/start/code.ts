/** Where to go for what somebody typed or pasted: a table's code, or its whole address with its link or to its replay. */
export function addressOf(typed: string): string | null {
  const [, code = "", replay, link = ""] = /\/t\/([^/?#\s]+)(\/replay)?[^#]*(#\S+)?/i.exec(typed) ?? [typed, typed];
  const clean = code.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return clean ? `/t/${clean}${replay ? "/replay" : ""}${link}` : null;
}
