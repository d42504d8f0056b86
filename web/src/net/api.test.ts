import { describe, expect, it, vi } from "vitest";
import { makeLink, openTable, Refused, tableFacts } from "./api";

const answer = (status: number, body: unknown): ReturnType<typeof vi.fn<typeof fetch>> => {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(text, { status })));
  vi.stubGlobal("fetch", fetched);
  return fetched;
};

const refusal = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => null,
    (error: unknown) => (error instanceof Refused ? { why: error.why, status: error.status } : error),
  );

describe("the server", () => {
  it("is asked with what is told in JSON, and its answer is read", async () => {
    const fetched = answer(200, { table: "K7QW2M" });
    const wish = { game: "kingdomino", options: {}, seats: [] };
    expect(await openTable(wish)).toEqual({ table: "K7QW2M" });
    const [path, sent] = fetched.mock.calls[0] ?? [];
    expect([path, sent?.method, sent?.body]).toEqual(["/api/tables", "POST", JSON.stringify(wish)]);
  });

  it("is told a seat only where one is named", async () => {
    const fetched = answer(200, {});
    await makeLink("K7QW2M", "t");
    await makeLink("K7QW2M", "t", 0);
    expect(fetched.mock.calls.map(([, sent]) => sent?.body)).toEqual(['{"token":"t"}', '{"token":"t","seat":0}']);
  });

  it("refuses with a reason", async () => {
    answer(409, { error: { key: "server-busy", args: { n: 2 } } });
    expect(await refusal(tableFacts("X"))).toEqual({ why: { key: "server-busy", args: { n: 2 } }, status: 409 });
  });

  it("is not there where something else answers in its place", async () => {
    answer(502, "<h1>Bad gateway</h1>");
    expect(await refusal(tableFacts("X"))).toEqual({ why: { key: "no-server" }, status: 502 });
  });

  it("is not there where nothing answers", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
    expect(await refusal(tableFacts("X"))).toEqual({ why: { key: "no-server" }, status: 0 });
  });
});
