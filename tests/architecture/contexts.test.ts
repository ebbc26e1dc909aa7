import { globSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { neighbours, neighboursIn, reached } from "./contexts.ts";
import { folderArrows } from "./folders.ts";
import { importCircles } from "./imports.ts";
import { offeredTwice, offers } from "#cli/packing/offers.ts";

const folders = readdirSync("core", { withFileTypes: true }).filter((entry) => entry.isDirectory());
const page = readFileSync("docs/neighbours.md", "utf8");

describe("the contexts of core", () => {
  it("are the folders of core", () => expect(Object.keys(neighbours).sort()).toEqual(folders.map((folder) => folder.name).sort()));
  it("stand in docs/neighbours.md, with their neighbours", () => {
    const written = Object.keys(neighbours).map((context) => [context, neighboursIn(page, context)?.toSorted()]);
    expect(Object.fromEntries(written)).toEqual(
      Object.fromEntries(Object.entries(neighbours).map(([context, of]) => [context, of.toSorted()])),
    );
  });
  it("never lead back to where one began", () =>
    expect(Object.keys(neighbours).filter((context) => [...reached(context)].includes(context))).toEqual([]));
  it("would be caught on a circle", () => expect([...reached("a", { a: ["b"], b: ["c"], c: ["a"] })]).toContain("a"));
  it("would be missed on a page that leaves one out", () => expect(neighboursIn("cart: catalogue", "coupons")).toBeNull());
});

describe("the folders of an area of core", () => {
  const sources = globSync("core/**/*.ts").map((path) => ({ path, source: readFileSync(path, "utf8") }));
  const circle = (source: string) =>
    importCircles(
      folderArrows([
        { path: "core/labs/slots/x.ts", source: 'import { b } from "../booking/b.ts";' },
        { path: "core/labs/booking/b.ts", source },
      ]),
    );

  it("import one another in no circle, types counted", () => expect([...new Set(importCircles(folderArrows(sources)))]).toEqual([]));
  it("would be caught in a circle of two, of types too", () => {
    const both = ["core/labs/slots > core/labs/booking", "core/labs/booking > core/labs/slots"];
    expect(circle('import type { X } from "../slots/x.ts";')).toEqual(both);
    expect(circle('import { lab } from "../lab.ts";')).toEqual([]);
    expect(circle('import { paise } from "../../shared/money.ts";')).toEqual([]);
  });
});

describe("the package", () => {
  const project = new URL("../../", import.meta.url);
  it("offers no name of a context twice", () => expect(offeredTwice(project, offers(project))).toEqual([]));
  it("would be refused with one that two files export", () =>
    expect(offeredTwice(project, { days: ["core/shared/day.ts", "core/shared/day.ts"] })).toContain(
      "niramaya/days would offer dayIn twice",
    ));
});
