import { describe, expect, it } from "vitest";
import { inventory, named } from "./named.ts";
import { broken, declared, statementCoverage } from "./statement-coverage.ts";
import type { Statement } from "./named.ts";

const statement = (id: string, given: Partial<Statement> = {}): Statement => ({
  id,
  area: "cart",
  checks: ["unit"],
  demand: "must",
  ...given,
});
const none = { onScreens: new Set<string>(), anywhere: new Set<string>() };

describe("the specification's coverage", () => {
  it("holds what it declares: each demanded statement that is said to be done is named by a test", () => {
    const faults = broken(statementCoverage(inventory(), declared(), named()));
    expect(faults.map(({ statement: { area, id }, check }) => `${area} ${check}: ${id}`)).toEqual([]);
  });

  it("leaves no demanded statement without a place: it is done, or waits for something", () => {
    const open = statementCoverage(inventory(), declared(), named()).filter(({ state }) => state.kind === "open");
    expect(open.map(({ statement: { area, id }, check }) => `${area} ${check}: ${id}`)).toEqual([]);
  });

  it("names areas, checks and exceptions that there are", () => {
    const statements = inventory();
    for (const { area, checks, except = {} } of declared().done) {
      const inArea = statements.filter((one) => one.area === area && one.checks.some((check) => checks.includes(check)));
      expect([area, inArea.length > 0]).toEqual([area, true]);
      for (const id of Object.keys(except)) expect(inArea.map((one) => one.id)).toContain(id);
    }
  });

  it("fails for one that is said to be done and named nowhere", () => {
    const done = [{ area: "cart", checks: ["unit" as const] }];
    const of = (one: Statement, anywhere: readonly string[]) =>
      broken(statementCoverage([one], { done, deferred: [] }, { ...none, anywhere: new Set(anywhere) })).length;
    expect(of(statement("ru-1"), [])).toBe(1);
    expect(of(statement("ru-1"), ["ru-1"])).toBe(0);
    expect(of(statement("ru-1", { demand: "may" }), [])).toBe(0);
    expect(of(statement("ru-1", { area: "catalogue" }), [])).toBe(0);
  });

  it("takes a test in core for the unit part of a rule alone, not for what a browser shows", () => {
    const [browser, unit] = statementCoverage(
      [statement("ru-1", { checks: ["browser", "unit"] })],
      { done: [], deferred: [{ to: "storefront", checks: ["browser"] }] },
      { ...none, anywhere: new Set(["ru-1"]) },
    );
    expect(browser).toMatchObject({ isNamed: false, state: { kind: "deferred", to: "storefront" } });
    expect(unit).toMatchObject({ isNamed: true, state: { kind: "open" } });
  });

  it("lets an exception wait where the rest of its area is done", () => {
    const [one] = statementCoverage(
      [statement("ru-1")],
      { done: [{ area: "cart", checks: ["unit"], except: { "ru-1": "orders" } }], deferred: [] },
      none,
    );
    expect(one?.state).toEqual({ kind: "deferred", to: "orders" });
  });
});
