import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { arrows } from "#tests/architecture/imports.ts";

const SIDES = [
  "late",
  "intents",
  "card-slots",
  "menu-slots",
  "footer-slots",
  "cart-slots",
  "wishlist-slots",
  "own-data-slots",
  "search-ways",
  "ticket-slots",
  "product-page-slots",
];
const DESK = /^web\/features\/desk\//;
/** What only a practitioner's window asks for beside the endpoints of an area, which are the same for all. */
const OF_THE_DESK = /^adapters\/composition\/assessments\/desk-over-http\.ts$/;

const valuesOf = (path: string): readonly string[] =>
  arrows(path, readFileSync(path, "utf8")).flatMap(({ to, takes }) =>
    takes === "values" && existsSync(to) && /\.tsx?$/.test(to) ? [to] : [],
  );

/**
 * All files of which a window of a shell may load code: what its composition imports, now or later, and what its features declare beside.
 */
function loadedBy(shell: string): ReadonlySet<string> {
  const files = new Set([`web/shells/${shell}/composition.ts`]);
  for (const file of files) {
    for (const to of valuesOf(file)) files.add(to); // A set's loop comes to what is added meanwhile.
    if (file.endsWith("/feature.ts"))
      for (const side of SIDES.map((name) => `${dirname(file)}/${name}.ts`)) if (existsSync(side)) files.add(side);
  }
  return files;
}

describe("the sites of one house", () => {
  it.each(["shop", "benefits"])("keep the desk out of %s: no window of a customer's can load a file of it", (shell) => {
    const loaded = [...loadedBy(shell)];
    expect(loaded.length).toBeGreaterThan(500);
    expect(loaded.filter((file) => DESK.test(file) || OF_THE_DESK.test(file))).toEqual([]);
  });
  it("keep the shop out of the desk: it has neither goods nor a cart", () => {
    const loaded = [...loadedBy("desk")];
    expect(loaded.filter((file) => DESK.test(file)).length).toBeGreaterThan(50);
    expect(loaded.filter((file) => OF_THE_DESK.test(file))).toHaveLength(1);
    expect(
      loaded.filter((file) => /^web\/features\/(?:cart|catalogue|coupons|orders|pricing|shipping|search|wishlist)\//.test(file)),
    ).toEqual([]);
  });
});
