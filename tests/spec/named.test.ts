import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inventory, namedIn, testFiles } from "./named.ts";

const known = new Set(inventory().map(({ id }) => id));

describe("a statement of the specification", () => {
  it("is listed once", () => expect(known.size).toBe(inventory().length));
  it("says how it is checked", () => expect(inventory().filter(({ checks }) => checks.length === 0)).toEqual([]));
  it("is found at the end of a test's title, alone or with others", () => {
    const [one, other] = [...known];
    expect(namedIn(`it("says so [${one}] [${other}]", () => {`)).toEqual([one, other]);
  });
  it.each(testFiles())("is a known one wherever %s names it", (path) => {
    expect(namedIn(readFileSync(path, "utf8")).filter((id) => !known.has(id))).toEqual([]);
  });
});
