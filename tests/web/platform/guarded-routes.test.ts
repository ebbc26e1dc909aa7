import { Container } from "inversify";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { UnexpectedAnswer } from "#core/shared/unexpected-answer.ts";
import { everyPagesGuards } from "#web/platform/guards/every-pages-guards.ts";
import { guardedRoutes, RENDERED_BY_SERVER } from "#web/platform/guards/guarded-routes.ts";
import { Guards, guardsOf, redirectByGuards } from "#web/platform/guards/guards.ts";
import { DataAhead } from "#web/platform/late/data-ahead.ts";
import { loader } from "#web/platform/late/loader.ts";
import type { LoaderFunction, RouteObject } from "react-router-dom";
import type { Guard, GuardCall, GuardName } from "#web/platform/guards/guards.ts";

afterEach(() => void vi.unstubAllGlobals());

/** Guards that note when they were asked, and lead where they are told. */
function someGuards(leads: Partial<Record<GuardName, string>>, where: Partial<Record<GuardName, Guard["where"]>> = {}) {
  const requested: unknown[] = [];
  const guard = (name: GuardName): Guard => ({
    where: where[name] ?? "anywhere",
    leads: async ({ path, search }, call) => {
      requested.push([name, path + search, call.lets ?? null]);
      return leads[name] ?? null;
    },
  });
  const guards: Guards = {
    "adjust-scroll": guard("adjust-scroll"),
    "auth-route": guard("auth-route"),
    "load-session": guard("load-session"),
  };
  return { guards, asked: requested };
}
const customers: readonly GuardCall[] = [{ name: "auth-route", lets: "customers" }];
const way = { path: "/profile", search: "?a=1", on: "window" } as const;

describe("the guards of a page", () => {
  it("are asked in their order, those that a site has alone, and the first that leads elsewhere decides", async () => {
    const { guards, asked } = someGuards({});
    expect(await redirectByGuards(guards, customers, way)).toBeNull();
    expect(asked).toEqual([
      ["load-session", "/profile?a=1", null],
      ["auth-route", "/profile?a=1", "customers"],
      ["adjust-scroll", "/profile?a=1", null],
    ]);
    const leading = someGuards({ "auth-route": "/login" });
    expect([await redirectByGuards(leading.guards, customers, way), leading.asked.length]).toEqual(["/login", 2]);
  });

  it("that need a browser are left out where a server draws the page", async () => {
    const { guards, asked } = someGuards({ "auth-route": "/login" }, { "auth-route": "window" });
    expect(await redirectByGuards(guards, customers, { ...way, on: "server" })).toBeNull();
    expect(asked).toHaveLength(2);
    expect(await redirectByGuards(guards, customers, way)).toBe("/login");
  });

  it("are those that its routes name", () => {
    const handles = [undefined, null, "guards", {}, { guards: "all" }, { guards: customers }];
    expect(guardsOf(handles.map((handle) => ({ handle })))).toEqual(customers);
  });

  it("has each page scroll smoothly", async () => {
    const classes: string[] = [];
    vi.stubGlobal("document", { documentElement: { classList: { add: (name: string) => classes.push(name) } } });
    const scroll = everyPagesGuards["adjust-scroll"] ?? expect.unreachable();
    expect([await scroll.leads(way, { name: "adjust-scroll" }), scroll.where, classes]).toEqual([null, "window", ["scrolls-smoothly"]]);
  });
});

describe("routes behind their guards", () => {
  function loaded(leads: Parameters<typeof someGuards>[0], where: Parameters<typeof someGuards>[1] = {}) {
    const { guards, asked } = someGuards(leads, where);
    const calls: unknown[] = [];
    const page: RouteObject = {
      path: "profile",
      handle: { guards: customers },
      loader: (async (given, context) => {
        calls.push([given.request.url, context]);
        return "the page";
      }) satisfies LoaderFunction,
    };
    const sites = new Container();
    sites.bind(Guards).toConstantValue(guards);
    const viewer = { isSignedIn: false, aggregator: null, bearerOf: () => null, ended: () => {}, hasLeft: () => false };
    sites.bind(DataAhead).toConstantValue(new DataAhead({ viewer, now: () => 0 }));
    const [frame, plain] = guardedRoutes(sites, [{ path: "/", children: [page] }, { path: "/plain" }]);
    const behind = frame?.children?.[0]?.loader as LoaderFunction;
    const load = async (address: string, context?: unknown) =>
      behind({ request: new Request(`https://shop.example${address}`), params: {}, context } as never, "handed on");
    return { frame, plain, load, asked, calls };
  }

  it("load their pages once these let them, and the others stay as they are", async () => {
    const { frame, plain, load, asked, calls } = loaded({});
    expect([frame?.path, frame?.children?.[0]?.path, plain]).toEqual(["/", "profile", { path: "/plain" }]);
    expect(await load("/profile?a=1")).toBe("the page");
    expect([calls, asked[1]]).toEqual([[["https://shop.example/profile?a=1", "handed on"]], ["auth-route", "/profile?a=1", "customers"]]);
  });

  it("lead elsewhere before anything is loaded, in a window and where that needs none on a server", async () => {
    const { load, calls } = loaded({ "auth-route": "/login" }, { "auth-route": "window" });
    const answer = await load("/profile").catch((thrown: unknown) => thrown);
    expect(answer).toBeInstanceOf(Response);
    expect([(answer as Response).status, (answer as Response).headers.get("Location"), calls]).toEqual([302, "/login", []]);
    expect(await load("/profile", RENDERED_BY_SERVER)).toBe("the page");
  });

  it.each(["/pro%00file", "/profile?a=%00"])("find nothing at %s, which no text can hold", async (address) => {
    const { load, asked } = loaded({});
    const answer = await load(address).catch((thrown: unknown) => thrown);
    expect([(answer as Response).status, asked]).toEqual([404, []]);
  });
});

describe("what a page loads", () => {
  const thrown = async (error: unknown) => loader(() => Promise.reject(error))().catch((caught: unknown) => caught);

  it("is its data, or the status of what went wrong", async () => {
    expect(await loader(async () => 7)()).toBe(7);
    const defect = new TypeError("a defect");
    expect(await thrown(defect)).toBe(defect);
    const answers = [null, new UnexpectedAnswer(500, "Down."), new UnexpectedAnswer(429, "Too often.", 30)].map((why) =>
      thrown(new PortUnavailable("network", why)),
    );
    const [out, down, often] = (await Promise.all(answers)) as Response[];
    expect([out?.status, down?.status, often?.status, await often?.json()]).toEqual([503, 503, 429, { wait: 30 }]);
  });
});
