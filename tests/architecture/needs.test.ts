import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { orderedClasses, unnamedNeeds } from "./needs.ts";

describe("what makes a use case", () => {
  it("takes its needs by name, in one object", () => {
    const texts = globSync("{core,adapters}/**/*.ts").map((path) => readFileSync(path, "utf8"));
    expect(texts.filter((text) => /export (function|const) make[A-Z]/.test(text)).length).toBeGreaterThan(100);
    expect(texts.flatMap(unnamedNeeds)).toEqual([]);
  });

  it.each([
    "export function makeReorder(orders: Orders, carts: Carts): Reorder {",
    "export function makeReorder(\n  orders: Orders,\n  carts: Carts,\n): Reorder {",
    "export const makeReorder =\n  (orders: Orders, now: Clock): Reorder =>",
    "export function makeReorder(...ports: Ports): Reorder {",
    "export function makeReorder({ orders }: { readonly orders: Orders }, now: () => number): Reorder {",
    'export const makeReorder =\n  (orders: Pick<Orders, "all">): Reorder =>\n  async (customer) => {',
    "async function makeReorder(orders: Orders): Promise<Reorder> {",
    "const makeReorder =\n  ({ orders }: Needs, kind: Kind): Reorder =>",
    "export const makeReorder =\n  (kind: Kind, orders: Orders) =>\n  ({ now }: Needs): Reorder =>",
  ])("would be refused as: %s", (text) => expect(unnamedNeeds(text)).toEqual(["makeReorder"]));

  it.each([
    "export function makeReorder({ orders, now }: { readonly orders: Orders; readonly now: Clock }): Reorder {",
    "export const makeReorder =\n  ({ orders, now }: Needs): Reorder =>",
    "export const makeReorder =\n  <Of extends Row>({ orders, now }: Needs<Of>): Reorder =>",
    "export const makeReorder =\n  (kind: Kind) =>\n  ({ orders, now }: Needs): Reorder =>",
    'export function makeReorder(\n  needs: Pick<Needs, "orders" | "now">,\n): Reorder {',
  ])("may stand as: %s", (text) => expect(unnamedNeeds(text)).toEqual([]));
});

describe("a store that a feature makes", () => {
  it("takes its needs by name, in one object", () => {
    const texts = globSync("web/{features,platform}/**/{feature,late,composition}.ts").map((path) => readFileSync(path, "utf8"));
    expect(texts.length).toBeGreaterThan(30);
    expect(texts.flatMap(orderedClasses)).toEqual([]);
  });
  it("would be refused with them in an order", () => {
    expect(orderedClasses("make(container, A, ({ b, c }) => new A(b, c), { b: B, c: C });")).toEqual(["A"]);
    expect(orderedClasses("make(container, A, ({ b, ...c }) => new A({ ...c, d: d(b) }), { b: B });")).toEqual([]);
  });
});
