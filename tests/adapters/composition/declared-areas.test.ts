import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { jobKinds } from "#adapters/composition/server/job-kinds.ts";
import { workersIn } from "#adapters/composition/server/workers.ts";
import { namesOfMigrations } from "#adapters/postgres/migrate.ts";
import { areas } from "#cli/areas.ts";
import { composeMemory } from "#tests/composition.ts";

/** What can be told by the sources alone is told in tests/architecture, without loading the program. */
describe("what areas declare, as the program has it", () => {
  it("holds each step to the tables of today, in the order of their numbers", () => {
    const steps = globSync("adapters/postgres/migrations/*.ts").map((path) => basename(path, ".ts"));
    expect(new Set(steps.map((step) => step.slice(0, 4))).size).toBe(steps.length);
    expect(namesOfMigrations).toEqual(steps.toSorted());
  });

  it("gives each kind of job a queue, a worker and one area", () => {
    expect(Object.keys(workersIn(composeMemory(), () => {}, "http://localhost")).sort()).toEqual([...jobKinds].sort());
  });

  it("has the doctor look at all that an area can have looked at, each in its place", async () => {
    const checks = areas.flatMap((area) => area.checks ?? []);
    expect(new Set(checks.map(({ order }) => order)).size).toBe(checks.length);
    const names = globSync("cli/**/*.ts").flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/^export const (\w+): Check\b/gm)].map(([, name = ""]) => name),
    );
    expect(names.length).toBeGreaterThan(10);
    const declared = await Promise.all(checks.map(async ({ load }) => (await load()).name));
    expect(declared.toSorted()).toEqual(names.toSorted());
  });
});
