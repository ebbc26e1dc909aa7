import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { neighbours, neighboursIn, reached } from "./contexts.ts";
import { offeredTwice, offers } from "#cli/packing/offers.ts";

const folders = readdirSync("core", { withFileTypes: true }).filter((entry) => entry.isDirectory());
const page = readFileSync("docs/neighbours.md", "utf8");

describe("the contexts of core", () => {
  it("are the folders of core", () => expect(Object.keys(neighbours).sort()).toEqual(folders.map((folder) => folder.name).sort()));
  it.each(Object.keys(neighbours))("stand in docs/neighbours.md: %s, with its neighbours", (context) => {
    expect(neighboursIn(page, context)?.toSorted()).toEqual(neighbours[context]?.toSorted());
  });
  it.each(Object.keys(neighbours))("never lead back to %s", (context) => expect([...reached(context)]).not.toContain(context));
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
