import { createMemoryRouter, matchRoutes } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { guardedRoutes } from "#web/platform/guards/guarded-routes.ts";
import { FOR_CUSTOMERS, Guards } from "#web/platform/guards/guards.ts";
import { DataAhead } from "#web/platform/late/data-ahead.ts";
import { loadAhead, PREFETCH_IDLE } from "#web/platform/window/load-ahead.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import type { RouteObject } from "react-router-dom";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

afterEach(() => {
  document.body.innerHTML = "";
});

type Given = {
  readonly links: readonly string[];
  readonly connection?: object;
  readonly isOnline?: boolean;
  readonly load?: (path: string) => Promise<unknown>;
  /** Until then no code comes. */
  readonly codeComes?: Promise<void>;
};

/** A window at "/" with links in its main part, one below the other, of which four are in view. */
function aWindow({ links, connection = {}, isOnline = true, load = async (path) => path, codeComes = Promise.resolve() }: Given) {
  const [code, read]: [string[], string[]] = [[], []];
  const viewer = { bearer: "asha's" as string | null };
  const clock = { now: 1_000_000 };
  const dataAhead = new DataAhead({
    viewer: { isSignedIn: false, aggregator: null, bearerOf: () => viewer.bearer, ended: () => {}, hasLeft: () => false },
    now: () => clock.now,
  });
  const dependencies: Dependencies = {
    get: ((stored: unknown) => (stored === DataAhead ? dataAhead : stored === Guards ? guards : null)) as Dependencies["get"],
  };
  const screen = (path: string, handle: object = {}): RouteObject => ({
    path,
    handle,
    loader: async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      read.push(pathname + search);
      return load(pathname);
    },
    lazy: async () => {
      code.push(path);
      await codeComes;
      return { Component: () => null };
    },
  });
  const home: RouteObject = { path: "/", element: null };
  const own = screen("/own", { guards: FOR_CUSTOMERS });
  const routes = guardedRoutes(dependencies, [
    home,
    screen("/a/:id"),
    screen("/b"),
    screen("/c"),
    screen("/d"),
    own,
    { path: "*", element: null },
  ]);
  const router = createMemoryRouter(routes, { initialEntries: ["/"] });
  document.body.innerHTML = `<a href="/d">Menu</a><main>${links.map((link) => `<a href="${link}">x</a>`).join("")}</main>`;
  for (const [nth, link] of document.querySelectorAll("a").entries())
    link.getBoundingClientRect = () => new DOMRect(0, (nth - 1) * 100, 100, 50);
  const idle: { readonly act: () => void; readonly timeout: number | undefined }[] = [];
  const frame = {
    document,
    location,
    innerHeight: 400,
    innerWidth: 400,
    navigator: { onLine: isOnline, connection },
    requestIdleCallback: (act: () => void, { timeout }: IdleRequestOptions = {}) => idle.push({ act, timeout }),
  };
  const loading = { now: 0 };
  const looked: string[] = [];
  const routesAt = async (path: string) => {
    looked.push(path);
    return matchRoutes(routes, path);
  };
  loadAhead({ router, routesAt, keeper: dependencies, loading }, frame as unknown as Window);
  /** The browser has nothing else to do. */
  const rest = async () => {
    for (const { act } of idle.splice(0)) act();
    await vi.waitFor(() => expect(loading.now).toBe(0));
  };
  return { router, code, read, looked, viewer, clock, idle, rest, loading };
}

const guards: Guards = {
  "adjust-scroll": { where: "window", leads: async () => null },
  "auth-route": { where: "anywhere", leads: async () => null },
};

describe("what is likely next", () => {
  it("is loaded once the browser is idle, or has been busy for 2,000 ms [co-prefetch-idle]", async () => {
    const { code, read, idle, rest } = aWindow({ links: ["/b"] });
    expect([code, read, idle.map(({ timeout }) => timeout), PREFETCH_IDLE]).toEqual([[], [], [2_000], 2_000]);
    await rest();
    expect([code, read]).toEqual([["/b"], ["/b"]]);
  });

  it("is the code of the screens to which most links in view lead, and the data of one page", async () => {
    const { code, read, rest } = aWindow({ links: ["/b", "/a/1?x=1", "/c", "/a/2", "/d"] });
    await rest();
    expect([code, read]).toEqual([["/a/:id", "/b", "/c"], ["/a/1?x=1"]]);
  });

  it("is not what is out of view, in menus, elsewhere, on this page, or none of this site", async () => {
    const links = ["https://other.example/b", "/no/such/page", "/", "/api/b", "/b", "/c"];
    const { code, read, rest } = aWindow({ links });
    await rest();
    expect([code, read]).toEqual([[], []]);
  });

  it("is not what the way from home leads to", async () => {
    const { code, rest } = aWindow({ links: ["/b", "/c"] });
    const way = document.createElement("nav");
    document.querySelector("main")?.prepend(way);
    way.append(...document.querySelectorAll("main > a:first-of-type"));
    await rest();
    expect(code).toEqual(["/c"]);
  });

  it.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
    "is not loaded over a line like %j",
    async (connection) => {
      const { code, read, rest } = aWindow({ links: ["/b"], connection });
      await rest();
      expect([code, read]).toEqual([[], []]);
    },
  );

  it("is loaded over a fast line, and not without any", async () => {
    const fast = aWindow({ links: ["/b"], connection: { saveData: false, effectiveType: "4g" } });
    await fast.rest();
    expect(fast.code).toEqual(["/b"]);
    const none = aWindow({ links: ["/b"], isOnline: false });
    await none.rest();
    expect(none.code).toEqual([]);
  });

  it("has no data of a page that asks who is there", async () => {
    const { code, read, rest } = aWindow({ links: ["/own"] });
    await rest();
    expect([code, read]).toEqual([["/own"], []]);
  });

  it("is looked for again on the next page", async () => {
    const { router, code, idle, rest } = aWindow({ links: ["/b"] });
    await rest();
    await router.navigate("/b");
    expect(idle).toHaveLength(1);
    document.querySelector("main a")?.setAttribute("href", "/c");
    await rest();
    expect(code.at(-1)).toBe("/c");
  });

  it("is left as soon as somebody goes to another page", async () => {
    const coming = Promise.withResolvers<void>();
    const { router, code, read, rest, idle } = aWindow({ links: ["/b", "/c"], codeComes: coming.promise });
    const resting = rest();
    await vi.waitFor(() => expect(code).toEqual(["/b"]));
    void router.navigate("/d");
    coming.resolve();
    await resting;
    await vi.waitFor(() => expect(router.state.location.pathname).toBe("/d"));
    expect([code, read]).toEqual([["/b", "/d"], ["/d"]]);
    expect(idle).toHaveLength(1); // There it begins anew.
  });

  it("is looked up once a page, and not any more once three screens are there", async () => {
    const { code, looked, rest } = aWindow({ links: ["/b", "/a/1", "/c"] });
    await rest();
    expect([code.length, looked]).toEqual([3, ["/b", "/a/1", "/c"]]);
    document.querySelector("main a")?.setAttribute("href", "/d");
    document.dispatchEvent(new Event("scrollend"));
    await rest();
    expect(looked).toHaveLength(3);
    const two = aWindow({ links: ["/b", "/a/1"] });
    await two.rest();
    document.dispatchEvent(new Event("scrollend"));
    await two.rest();
    expect(two.looked).toEqual(["/b", "/a/1"]);
  });

  it("counts as being loaded until its data are there, as they may need code too", async () => {
    const coming = Promise.withResolvers<void>();
    const { read, idle, loading } = aWindow({ links: ["/b"], load: () => coming.promise });
    for (const { act } of idle.splice(0)) act();
    await vi.waitFor(() => expect(read).toEqual(["/b"]));
    expect(loading.now).toBe(1);
    coming.resolve();
    await vi.waitFor(() => expect(loading.now).toBe(0));
  });
});

describe("data that were read ahead", () => {
  it("are the page's, once: going there again reads them anew", async () => {
    const { router, read, rest } = aWindow({ links: ["/b"] });
    await rest();
    await router.navigate("/b");
    expect([read, Object.values(router.state.loaderData)]).toEqual([["/b"], ["/b"]]);
    await router.navigate("/");
    await router.navigate("/b");
    expect(read).toEqual(["/b", "/b"]);
  });

  it("are too old after half a minute", async () => {
    const { router, read, rest, clock } = aWindow({ links: ["/b"] });
    await rest();
    clock.now += 30_000;
    await router.navigate("/b");
    expect(read).toEqual(["/b", "/b"]);
  });

  it("are nobody's once somebody else is signed in", async () => {
    const { router, read, rest, viewer } = aWindow({ links: ["/b"] });
    await rest();
    viewer.bearer = null;
    await router.navigate("/b");
    expect(read).toEqual(["/b", "/b"]);
  });

  it("are read anew where they could not be read", async () => {
    const failing = { isAway: true };
    const load = async (path: string) => {
      if (failing.isAway) throw new PortUnavailable("the shop", null);
      return path;
    };
    const { router, read, rest } = aWindow({ links: ["/b"], load });
    await rest();
    failing.isAway = false;
    await router.navigate("/b");
    expect([read, Object.values(router.state.loaderData)]).toEqual([["/b", "/b"], ["/b"]]);
  });
});
