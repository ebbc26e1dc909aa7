import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeShowLandingPage } from "#core/content/landing-pages/show-landing-page.use-case.ts";
import { makeImportLandingPages } from "#core/staff/landing-pages/import-landing-pages.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { memoryLandingPageRegister, memoryLandingPages } from "#adapters/memory/content/landing-pages.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aLandingPage } from "#tests/builders/content/a-landing-page.ts";
import { products } from "#tests/fixtures.ts";
import { replacingRow } from "#core/staff/import/replacing-row.ts";
import type { LandingPage } from "#core/content/landing-pages/landing-page.ts";

const AT = Date.UTC(2026, 10, 22, 12);
const memoryWith = (...pages: readonly LandingPage[]) =>
  Object.assign(new Memory(), { products, landingPages: new Map(pages.map((page) => [page.name, page])) });
const shown = (page: LandingPage, at: number) =>
  makeShowLandingPage({ pages: memoryLandingPages(memoryWith(page)), now: () => at })(page.name);

describe("a landing page", () => {
  it("is shown from its first instant on and before its last, and always without them", async () => {
    await fc.assert(
      fc.asyncProperty(fc.option(fc.nat(20)), fc.option(fc.nat(20)), fc.nat(20), async (from, until, at) => {
        const page = aLandingPage({ from, until });
        const isDue = at >= (from ?? 0) && at < (until ?? Infinity);
        expect(await shown(page, at)).toEqual(isDue ? ok(page) : refused({ kind: "no-page" }));
      }),
    );
  });

  it("that nobody has written is refused like one that is over", async () =>
    expect(await makeShowLandingPage({ pages: memoryLandingPages(memoryWith()), now: () => AT })("monsoon")).toEqual(
      refused({ kind: "no-page" }),
    ));
});

describe("landing pages from a file", () => {
  const importing = (memory: Memory) => makeImportLandingPages({ register: memoryLandingPageRegister(memory), now: () => AT });
  const lines = (...pages: readonly LandingPage[]) => ({
    rows: pages.map((page, nth) => replacingRow({ line: nth + 1, id: page.name }, page)),
    faults: [],
  });
  const file = (run: "dry" | "real", ...pages: readonly LandingPage[]) => ({ name: "pages.ndjson", file: lines(...pages), run });

  it("replace those of the same names alone, are counted, and stand in the audit log", async () => {
    const memory = memoryWith(aLandingPage({ name: "kept" }), aLandingPage({ name: "same" }), aLandingPage({ name: "old" }));
    const old = aLandingPage({ name: "old", until: AT });
    const answer = await importing(memory)("ravi", file("real", aLandingPage({ name: "new" }), aLandingPage({ name: "same" }), old));
    expect(answer).toMatchObject(ok({ plan: { added: 1, changed: 1, unchanged: 1 } }));
    expect([...memory.landingPages.keys()].sort()).toEqual(["kept", "new", "old", "same"]);
    expect(memory.landingPages.get("old")).toEqual(old);
    expect(memory.audited.at(-1)).toMatchObject({ who: "ravi", action: "landing import", details: { file: "pages.ndjson", added: 1 } });
  });

  it("change nothing in a dry run, nor where one of them is faulty", async () => {
    const memory = memoryWith();
    const away = aLandingPage({ name: "away", blocks: [{ kind: "shelf", title: { english: "Gone", hindi: null }, category: "gone" }] });
    expect(await importing(memory)("ravi", file("dry", aLandingPage()))).toMatchObject(
      ok({ plan: { added: 1, changed: 0, unchanged: 0 } }),
    );
    expect(await importing(memory)("ravi", file("real", aLandingPage(), away, aLandingPage()))).toEqual(
      refused({
        kind: "faulty",
        faults: [
          { line: 2, path: "blocks[0].category", expected: "a category of the shop" },
          { line: 3, path: "name", expected: "a name once; line 1 has it too" },
        ],
      }),
    );
    expect([memory.landingPages.size, memory.audited.length]).toEqual([0, 0]);
  });
});
