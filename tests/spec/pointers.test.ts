import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { headings, headingsIn } from "./headings.ts";
import { leadsToHeadings, pointersIn } from "./pointers.ts";

const all = headings();
const files = globSync("{core,adapters,web,cli,server,tests}/**/*.{ts,tsx,mjs,css,sql}");
const pointers = files.flatMap((path) => pointersIn(readFileSync(path, "utf8")).map((pointer) => ({ path, pointer })));

describe("a pointer to the specification", () => {
  it("leads to a heading, wherever one stands", () => {
    expect(pointers.length).toBeGreaterThan(300);
    const lost = pointers.filter(({ pointer }) => !leadsToHeadings(pointer, all));
    expect(lost.map(({ path, pointer }) => `${path}: ${pointer}`)).toEqual([]);
  });

  it("finds each heading once in its file", () => {
    const twice = [...all].flatMap(([file, found]) =>
      found.filter((one, place) => found.indexOf(one) !== place).map((one) => `${file}: ${one}`),
    );
    expect(twice).toEqual([]);
  });

  it.each([
    [["/** The sum. Source", " specification/cart.md, Subtotal. */"], true],
    [["/** The sum. Source", " specification/cart.md, Subtotal; specification/pricing.md, Total. */"], true],
    [["/** The sum. Source", " specification/cart.md, Subtotal. Nothing else counts. */"], true],
    [["/**\n * The sum. Source", " specification/cart.md,\n * Subtotal.\n */"], true],
    [["const sum = 1; // Source", " specification/cart.md, Subtotal.\n"], true],
    [["/** The sum. Source", " specification/cart.md, Subtotals. */"], false],
    [["/** The sum. Source", " specification/cart.md, Sub. */"], false],
    [["/** The sum. Source", " specification/card.md, Subtotal. */"], false],
    [["/** The sum. Source", " specification/cart.md, Subtotal; pricing, Total. */"], false],
    [["/** The sum. Source", " the rules of the cart. */"], false],
  ])("is judged by what it names: %j", (parts, isRight) => {
    const [pointer = "", ...others] = pointersIn(parts.join(":"));
    expect(others).toEqual([]);
    expect(leadsToHeadings(pointer, all)).toBe(isRight);
  });

  it("would be lost with its heading", () => {
    const pointer = "specification/cart.md, Subtotal";
    expect(leadsToHeadings(pointer, new Map([["cart.md", headingsIn("## Subtotal\n")]]))).toBe(true);
    expect(leadsToHeadings(pointer, new Map([["cart.md", headingsIn("## Sum\n")]]))).toBe(false);
  });
});
