import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { severalNeeds } from "./needs.ts";

describe("what makes a use case", () => {
  it("takes its needs by name, in one object", () => {
    const texts = globSync("core/**/*.ts").map((path) => readFileSync(path, "utf8"));
    expect(texts.filter((text) => /export (function|const) make[A-Z]/.test(text)).length).toBeGreaterThan(100);
    expect(texts.flatMap(severalNeeds)).toEqual([]);
  });

  it.each([
    "export function makeReorder(orders: Orders, carts: Carts): Reorder {",
    "export function makeReorder(\n  orders: Orders,\n  carts: Carts,\n): Reorder {",
    "export const makeReorder =\n  (orders: Orders, now: Clock): Reorder =>",
    "export function makeReorder(...ports: Ports): Reorder {",
    "export function makeReorder({ orders }: { readonly orders: Orders }, now: () => number): Reorder {",
  ])("would be refused as: %s", (text) => expect(severalNeeds(text)).toEqual(["makeReorder"]));

  it.each([
    "export function makeReorder({ orders, now }: { readonly orders: Orders; readonly now: Clock }): Reorder {",
    "export const makeReorder =\n  ({ orders, now }: Needs): Reorder =>",
    'export function makeReorder(\n  needs: Pick<Needs, "orders" | "now">,\n): Reorder {',
  ])("may stand as: %s", (text) => expect(severalNeeds(text)).toEqual([]));
});
