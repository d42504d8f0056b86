import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Reach } from "./protocol";

const answered = vi.fn<() => Promise<Response>>();

type Opened = typeof import("./reach.svelte") & typeof import("./far.svelte");

async function opened(hostname: string, scheme = "http"): Promise<Opened> {
  vi.resetModules();
  vi.stubGlobal("location", { hostname, origin: `${scheme}://${hostname}:8000` });
  return { ...(await import("./far.svelte")), ...(await import("./reach.svelte")) };
}

const HERE: Reach = { reach: "here", address: null, came: false, sharing: null, command: "kingtable" };
const HOME: Reach = {
  reach: "home",
  address: "http://192.168.1.5:8000",
  came: false,
  sharing: null,
  command: "kingtable",
};
const FAR: Reach = {
  reach: "anywhere",
  address: "https://a.example.org",
  came: true,
  sharing: null,
  command: "kingtable",
};

const settled = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));
const says = (reach: Reach): void => {
  answered.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(reach))));
};

beforeEach(() => {
  answered.mockReset();
  vi.stubGlobal("fetch", answered);
});

describe("the address that others open", () => {
  it.each([
    ["localhost", "here"],
    ["127.0.0.1", "here"],
    ["192.168.1.5", "home"],
    ["10.0.0.2", "home"],
    ["172.20.3.4", "home"],
    ["[fe80::1]", "home"],
    ["laptop.local", "home"],
    ["laptop", "home"],
    ["172.32.0.1", "anywhere"],
    ["table.example.org", "anywhere"],
    ["[2001:db8::7]", "anywhere"],
  ])("%s reaches: %s", async (name, far) => {
    const { farOf } = await opened("127.0.0.1");
    expect(farOf(name)).toBe(far);
  });

  it("is the page's own where it was opened by a name that everybody knows", async () => {
    const { reach, shared } = await opened("a.example.org", "https");
    expect(reach()).toMatchObject({ origin: "https://a.example.org:8000", far: "anywhere" });
    expect(shared("/t/ABC")).toBe("https://a.example.org:8000/t/ABC");
    expect(answered).not.toHaveBeenCalled();
  });

  it("is the page's own in the home, until the server says that it is open to all", async () => {
    says(HOME);
    const { reach, hearReach } = await opened("192.168.1.7");
    expect(reach()).toMatchObject({ origin: "http://192.168.1.7:8000", far: "home", came: true });
    await settled();
    expect(reach()?.origin).toBe("http://192.168.1.7:8000");
    hearReach(FAR);
    expect(reach()).toMatchObject({ origin: "https://a.example.org", far: "anywhere" });
    hearReach(HOME);
    expect(reach()).toMatchObject({ origin: "http://192.168.1.7:8000", far: "home" });
  });

  it("is the one that the server tells where the page was opened on the server's computer", async () => {
    says(HOME);
    const { reach, shared } = await opened("127.0.0.1");
    expect(reach()).toBeNull();
    expect(reach()).toBeNull();
    await settled();
    expect(answered).toHaveBeenCalledTimes(1);
    expect(reach()).toMatchObject({ origin: "http://192.168.1.5:8000", far: "home", came: false });
    expect(shared("/t/ABC#x")).toBe("http://192.168.1.5:8000/t/ABC#x");
  });

  it("is the page's own, and of no use to others, where the server is open on this computer only", async () => {
    says(HERE);
    const { reach } = await opened("localhost");
    reach();
    await settled();
    expect(reach()).toMatchObject({ origin: "http://localhost:8000", far: "here" });
  });

  it("is asked for again where no answer came", async () => {
    answered.mockImplementation(() => Promise.reject(new Error("gone")));
    const { reach } = await opened("127.0.0.1");
    reach();
    await settled();
    says(HOME);
    reach();
    await settled();
    expect(reach()?.origin).toBe("http://192.168.1.5:8000");
  });
});
