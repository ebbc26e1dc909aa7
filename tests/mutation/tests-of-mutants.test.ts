import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { countWithin, importDistances, mutantsIn, testsByMutant } from "./tests-of-mutants.ts";

const imports: Readonly<Record<string, readonly string[]>> = {
  "cart.test.ts": ["cart-store.ts"],
  "page.test.tsx": ["page.tsx"],
  "page.tsx": ["bill.tsx", "page.tsx"],
  "bill.tsx": ["cart-store.ts"],
};
const distances = (file: string) => importDistances(file, (one) => imports[one] ?? []);
const inOrder = (tests: Parameters<typeof testsByMutant>[0]) =>
  testsByMutant(
    tests,
    () => "cart-store.ts",
    (test, file) => distances(test).get(file) ?? Number.POSITIVE_INFINITY,
  ).get("7");

const reaching = (id: string, file: string, ms: number) => ({ id, file, ms, mutants: ["7"] });

describe("which tests are tried on a mutant", () => {
  it("counts the imports from a file of tests to what it loads, the shortest way", () => {
    expect([...distances("page.test.tsx")]).toEqual([
      ["page.test.tsx", 0],
      ["page.tsx", 1],
      ["bill.tsx", 2],
      ["cart-store.ts", 3],
    ]);
  });

  it("tries those first that are about its file, however long they take, then quick ones", () => {
    const found = inOrder([
      reaching("draws", "page.test.tsx", 1),
      reaching("slow", "cart.test.ts", 90),
      reaching("loads it later", "other.test.ts", 2),
      reaching("quick", "cart.test.ts", 5),
      { ...reaching("reaches others", "cart.test.ts", 1), mutants: ["8"] },
    ]);
    expect(found?.map(({ id }) => id)).toEqual(["quick", "slow", "draws", "loads it later"]);
  });

  it.each([
    { effort: { atLeast: 0, atMost: 9, ms: 0 }, count: 0 },
    { effort: { atLeast: 2, atMost: 9, ms: 0 }, count: 2 },
    { effort: { atLeast: 1, atMost: 9, ms: 60 }, count: 3 },
    { effort: { atLeast: 1, atMost: 2, ms: 60 }, count: 2 },
    { effort: { atLeast: 9, atMost: 9, ms: 0 }, count: 4 },
  ])("tries $count with $effort", ({ effort, count }) => {
    const tests = [10, 20, 30, 40].map((ms) => reaching(`${ms} ms`, "cart.test.ts", ms));
    expect(countWithin(tests, effort)).toBe(count);
  });

  it("knows a file's mutants", () => {
    const file = join(mkdtempSync(join(tmpdir(), "niramaya-mutants-")), "cart-store.ts");
    writeFileSync(
      file,
      'if (stryMutAct_9fa48("12")) {} else { stryCov_9fa48("12", "13"); stryMutAct_9fa48("13") ? "" : (stryCov_9fa48("13"), "a"); }',
    );
    expect(mutantsIn(file)).toEqual(["12", "13"]);
  });
});
