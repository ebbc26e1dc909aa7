import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { neighbours, neighboursIn, reached } from "./contexts.ts";
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

describe("the package", () => {
  const project = new URL("../../", import.meta.url);
  it("offers no name of a context twice", () => expect(offeredTwice(project, offers(project))).toEqual([]));
  it("would be refused with one that two files export", () =>
    expect(offeredTwice(project, { days: ["core/shared/day.ts", "core/shared/day.ts"] })).toContain(
      "niramaya/days would offer dayIn twice",
    ));
});
