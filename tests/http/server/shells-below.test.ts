import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { SHELLS_BELOW } from "#adapters/composition/server/shells.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { SiteAddress } from "#core/content/site-address.ts";
import { composeMemory } from "#tests/composition.ts";
import type { Language } from "#core/shared/language.ts";
import type { PageContainer } from "#adapters/composition/server/http-server.ts";

const folder = mkdtempSync(join(tmpdir(), "niramaya-shells-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A site whose pages tell its name, with a file of code that has a name of its own, and one that each site has. */
function site(name: string) {
  const files = join(folder, name);
  mkdirSync(join(files, "assets"), { recursive: true });
  mkdirSync(join(files, "desk"), { recursive: true });
  writeFileSync(join(files, "assets", `${name}-12345678.css`), name);
  writeFileSync(join(files, "manifest.json"), name);
  writeFileSync(join(files, "desk", "manifest.json"), name);
  const render = async (request: Request) =>
    new Response(`${name} ${request.method}`, { headers: { "content-type": "text/html; charset=utf-8" } });
  return { files: () => [files], render };
}

const app = serverOver(composeMemory(), {
  pages: {
    ...site("shop"),
    elsewhere: new Map([["benefits.example", site("benefits")]]),
    below: new Map([["/desk", site("desk")]]),
  },
  log: "off",
});

const told = async (url: string, host = "shop.example") => (await app.inject({ url, headers: { host } })).body;

describe("a site below an address of another", () => {
  it.each(["/desk", "/desk?day=1", "/desk/hours", "/desk/videocall?booking=b-1", "/desk/nowhere/at/all"])("answers %s", async (url) => {
    expect(await told(url)).toBe("desk GET");
  });
  it.each(["/", "/desktop", "/desk-hours", "/shop/desk", "/Desk", "/%64esk", "//desk"])("leaves %s to the site around it", async (url) => {
    expect(await told(url)).toBe("shop GET");
  });
  it("is at none of the hosts that have a site of their own", async () => {
    expect(await told("/desk", "benefits.example")).toBe("benefits GET");
  });
  it("answers its forms", async () => {
    const send = async (url: string) =>
      (await app.inject({ method: "POST", url, payload: "a=1", headers: { "content-type": "application/x-www-form-urlencoded" } })).body;
    expect([await send("/desk/hours"), await send("/desktop")]).toEqual(["desk POST", "shop POST"]);
  });
  it("has its code and styles beside those of the site around it, and its other files below its address alone", async () => {
    const files = ["/assets/desk-12345678.css", "/assets/shop-12345678.css", "/desk/manifest.json", "/manifest.json"];
    expect(await Promise.all(files.map((file) => told(file)))).toEqual(["desk", "shop", "desk", "shop"]);
    expect(await told("/assets/desk-12345678.css", "benefits.example")).toBe("desk"); // The sandbox's pages use the main site's, whatever the host.
  });
});

describe("a site at a host of its own", () => {
  it("tells search engines that host, the site around it the shop's", async () => {
    const told = async (_: Request, __: Language, { get }: PageContainer) => new Response(get(SiteAddress));
    const { files } = site("addresses");
    const addresses = serverOver(composeMemory(), {
      pages: { files, render: told, elsewhere: new Map([["benefits.example", { files, render: told }]]) },
      log: "off",
    });
    const at = async (host: string) => (await addresses.inject({ url: "/", headers: { host } })).body;
    expect([await at("benefits.example"), await at("shop.example")]).toEqual(["https://benefits.example", "https://niramaya.test"]);
  });
});

describe("the desk", () => {
  it("lies below the shop alone: at a host of its own it is the whole site", () => {
    expect(Object.entries(SHELLS_BELOW).map(([shell, below]) => [shell, [...below]])).toEqual([
      ["shop", [["/desk", "desk"]]],
      ["benefits", []],
      ["desk", []],
    ]);
  });
});
