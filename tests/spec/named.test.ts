import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { headings } from "./headings.ts";
import { inventory, namedIn, testFiles } from "./named.ts";

const known = new Set(inventory().map(({ id }) => id));

describe("a statement of the specification", () => {
  it("is listed once", () => expect(known.size).toBe(inventory().length));
  it("says how it is checked", () => expect(inventory().filter(({ checks }) => checks.length === 0)).toEqual([]));
  it("stands under a heading that there is", () => {
    const there = [...headings()].flatMap(([file, found]) => found.map((heading) => `${file}, ${heading}`));
    expect(inventory().filter(({ heading }) => !there.includes(heading))).toEqual([]);
  });
  it("is found at the end of a test's title, alone or with others", () => {
    const [one, other] = [...known];
    expect(namedIn(`it("says so [${one}] [${other}]", () => {`)).toEqual([one, other]);
    expect(namedIn(`it("says so [${one}]", { tags: ["long"] }, () => {`)).toEqual([]);
    expect(namedIn(`it("says so [${one}]", {\n    tags: ["long"], timeout: 1 }, () => {`)).toEqual([]);
    expect(namedIn(`it("says so [${one}]", { timeout: 1 }, () => {`)).toEqual([one]);
  });
  it("is a known one wherever a test names it", () => {
    const unknown = testFiles().flatMap((path) => namedIn(readFileSync(path, "utf8")).map((id) => ({ path, id })));
    expect(unknown.filter(({ id }) => !known.has(id))).toEqual([]);
  });
});
