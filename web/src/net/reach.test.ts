import { beforeEach, describe, expect, it, vi } from "vitest";

const answered = vi.fn<() => Promise<Response>>();

async function opened(hostname: string): Promise<typeof import("./reach.svelte")> {
  vi.resetModules();
  vi.stubGlobal("location", { hostname, origin: `http://${hostname}:8000` });
  return import("./reach.svelte");
}

const settled = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));
const says = (address: string | null): void => {
  answered.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ address }))));
};

beforeEach(() => {
  answered.mockReset();
  vi.stubGlobal("fetch", answered);
});

describe("the address that others open", () => {
  it("is the page's own where it was opened by a name that others know", async () => {
    const { reach, shared } = await opened("192.168.1.5");
    expect(reach()).toEqual({ origin: "http://192.168.1.5:8000", alone: false });
    expect(shared("/t/ABC")).toBe("http://192.168.1.5:8000/t/ABC");
    expect(answered).not.toHaveBeenCalled();
  });

  it("is the one that the server tells where the page was opened on the server's computer", async () => {
    says("http://192.168.1.5:8000");
    const { reach, shared } = await opened("127.0.0.1");
    expect(reach()).toBeNull();
    expect(reach()).toBeNull();
    await settled();
    expect(answered).toHaveBeenCalledTimes(1);
    expect(reach()).toEqual({ origin: "http://192.168.1.5:8000", alone: false });
    expect(shared("/t/ABC#x")).toBe("http://192.168.1.5:8000/t/ABC#x");
  });

  it("is the page's own, and of no use to others, where the server is open on this computer only", async () => {
    says(null);
    const { reach } = await opened("localhost");
    reach();
    await settled();
    expect(reach()).toEqual({ origin: "http://localhost:8000", alone: true });
  });

  it("is asked for again where no answer came", async () => {
    answered.mockImplementation(() => Promise.reject(new Error("gone")));
    const { reach } = await opened("127.0.0.1");
    reach();
    await settled();
    says("http://192.168.1.5:8000");
    reach();
    await settled();
    expect(reach()?.origin).toBe("http://192.168.1.5:8000");
  });
});
