import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { unbuiltPage } from "#adapters/http-server/pages/unbuilt-page.ts";
import { composeMemory } from "#tests/composition.ts";

const STYLES = '<link rel="stylesheet" href="/assets/index.css">';

/** A site whose English pages are there, and whose Hindi ones are or are not on their way. */
function serving(isBuilding: boolean) {
  const app = serverOver(composeMemory(), {
    pages: {
      files: () => [],
      render: async (request, language) =>
        language === "en" ? new Response("there") : unbuiltPage(new URL(request.url), language, { isBuilding, styles: STYLES }),
    },
    log: "off",
  });
  return (url: string, language: "en" | "hi") => app.inject({ url, headers: { cookie: `language=${language}` } });
}

describe("a page that is not built yet", () => {
  it("says so in its own language, comes again by itself, and offers the same page in English", async () => {
    const answer = await serving(true)("/wellness?day=2026-11-30", "hi");
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBeDefined();
    expect(answer.body).toContain('<html lang="hi-IN">');
    expect(answer.body).toContain("बस थोड़ी देर");
    expect(answer.body).toContain('http-equiv="refresh"');
    expect(answer.body).toContain(STYLES);
    expect(answer.body).toContain('href="/language/en?back=%2Fwellness%3Fday%3D2026-11-30"');
  });

  it("is kept by nobody between, and holds up no other language", async () => {
    const page = serving(true);
    expect((await page("/wellness", "hi")).headers["cache-control"]).toBe("no-cache");
    expect((await page("/wellness", "en")).body).toBe("there");
  });

  it("says that it will not come where its build has failed, and does not ask again", async () => {
    const { body } = await serving(false)("/wellness", "hi");
    expect(body).toContain("यह हिस्सा तैयार नहीं है");
    expect(body).not.toContain("refresh");
  });

  it("offers no other language in place of English", async () => {
    const page = unbuiltPage(new URL("http://localhost/desk"), "en", { isBuilding: true, styles: "" });
    expect(await page.text()).not.toContain("/language/");
  });
});

describe("the files of pages that are built while the server runs", () => {
  it("are sent from then on, compressed once that form lies beside them", async () => {
    const folder = mkdtempSync(join(tmpdir(), "niramaya-built-later-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const later: string[] = [];
    const app = serverOver(composeMemory(), { pages: { files: () => later, render: async () => new Response("a page") }, log: "off" });
    const url = "/assets/hindi-12345678.js";
    expect((await app.inject({ url })).statusCode).toBe(404);
    mkdirSync(join(folder, "assets"));
    writeFileSync(join(folder, url), "console.log(1);".repeat(100));
    later.push(folder);
    writeFileSync(join(folder, `${url}.br`), "the compressed form");
    expect((await app.inject({ url })).body).toBe("console.log(1);".repeat(100));
    expect((await app.inject({ url, headers: { "accept-encoding": "br" } })).body).toBe("the compressed form");
  });
});
