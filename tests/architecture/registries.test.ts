import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { jobKinds } from "#adapters/composition/server/job-kinds.ts";
import { workersIn } from "#adapters/composition/server/workers.ts";
import { namesOfMigrations } from "#adapters/postgres/engine/migrations.ts";
import { storedAreas } from "#adapters/postgres/stored-areas.ts";
import { areas } from "#cli/areas.ts";
import { composeMemory } from "#tests/composition.ts";
import { declarations } from "./imports.ts";

describe("what areas declare", () => {
  it.each(declarations)("stands in $list, all of it", ({ declared, list }) => {
    const source = readFileSync(list, "utf8");
    const named = (path: string) =>
      [...source.matchAll(/ from "([^"]+)"/g)].some(([, to = ""]) => path.endsWith(to.replace(/^[#.]+\/?/, "")));
    const declaring = globSync("{adapters,cli}/**/*.ts").filter((path) => declared.test(path));
    expect(declaring.length).toBeGreaterThan(10);
    expect(declaring.filter((path) => !named(path))).toEqual([]);
  });

  it("holds each step to the tables of today once, in the order of their numbers", () => {
    const steps = globSync("adapters/postgres/migrations/*.ts").map((path) => basename(path, ".ts"));
    expect(new Set(steps.map((step) => step.slice(0, 4))).size).toBe(steps.length);
    expect(storedAreas.flatMap(({ migrations = {} }) => Object.keys(migrations)).toSorted()).toEqual(steps.toSorted());
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

  it("shows all that is announced by a feature of its area", () => {
    const topicsIn = (files: readonly string[]) =>
      new Set(
        files
          .map((path) => readFileSync(path, "utf8"))
          .filter((text) => !text.includes("TicketTopic")) // What a customer asks about is no announcement.
          .flatMap((text) => [...text.matchAll(/\btopic: "([\w-]+)"/g)].map(([, topic]) => topic)),
      );
    const [announced, shown] = [
      topicsIn(globSync("{core,adapters,cli}/**/*.ts")),
      topicsIn(globSync("web/features/*/notification-topics.ts")),
    ];
    expect(announced.size).toBeGreaterThan(5);
    expect([...announced].filter((topic) => !shown.has(topic))).toEqual([]);
  });

  it("names no payment provider in core", () => {
    const naming = globSync("core/**/*.ts").filter((path) => /sandbox|razorpay/i.test(readFileSync(path, "utf8")));
    expect(naming).toEqual([]);
  });
});
