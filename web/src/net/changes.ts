/** What a change makes of a value; the value itself stays as it is, and what has not changed stays the same object.
 * `server/messages/changes.py` writes changes and tells their form. */
export function changed<T>(old: T, by: unknown): T {
  return apply(old, by) as T;
}

type Members = Record<string, unknown>;

function apply(old: unknown, by: unknown): unknown {
  if (typeof by !== "object" || by === null || Array.isArray(by)) return by;
  const changes = by as Members;
  if ("=" in changes) return changes["="];
  if (Array.isArray(old)) {
    if ("@" in changes) {
      const [start, gone] = changes["@"] as [number, number];
      return [
        ...(old as unknown[]).slice(0, start),
        ...(changes["+"] as unknown[]),
        ...(old as unknown[]).slice(start + gone),
      ];
    }
    return old.map((value: unknown, i) => (String(i) in changes ? apply(value, changes[i]) : value));
  }
  const told: Members = { ...(old as Members) };
  for (const [key, change] of Object.entries(changes)) told[key] = apply(told[key], change);
  return told;
}
