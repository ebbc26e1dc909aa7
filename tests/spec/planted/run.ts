import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createVitest } from "vitest/node";
import { keepTemporaryFilesInMemory } from "#tests/run/temporary-folder.ts";
import { atTop, planted, testSources, testsOf, withFault } from "./planted.ts";
import type { TestCase, Vitest } from "vitest/node";
import type { Fault } from "./planted.ts";

/** Journeys and the packed library try what was built before: a fault in the sources is not in it. */
const PROJECTS = ["node", "database", "web"];

/**
 * What came of a fault. `red`: a test that names its statement fails without it already; `unloaded`: with it no test can be loaded, which
 * proves nothing; `not run`: no test but a journey names the statement.
 */
type Outcome = "caught" | "missed" | "red" | "unloaded" | "not run";

/**
 * Plants each fault by itself in a copy of the working copy, and runs the tests that name its statement against it. Answers whether all
 * that were run were caught. `ids` empty: all faults.
 */
export async function runPlanted(ids: readonly string[]): Promise<boolean> {
  const { drawn, faults } = planted();
  const chosen = faults.filter(({ id }) => ids.length === 0 || ids.includes(id));
  const unknown = ids.filter((id) => faults.every((fault) => fault.id !== id));
  if (unknown.length > 0) throw new Error(`No fault is planted for ${unknown.join(", ")}.`);
  const begun = performance.now();
  const outcomes = await inCopy((vitest) => outcomesOf(vitest, chosen));
  const counts = Map.groupBy(outcomes, (outcome) => outcome);
  const summary = [...counts].map(([outcome, { length }]) => `${length} ${outcome}`).join(", ");
  console.log(`\n${drawn.length} drawn, ${faults.length} with a fault; of ${chosen.length}: ${summary}, in ${secondsSince(begun)} s`);
  return outcomes.every((outcome) => outcome === "caught" || outcome === "not run");
}

/** Nobody's own files are changed: faults are planted in a copy, which runs with what is installed here. */
async function inCopy<T>(run: (vitest: Vitest) => Promise<T>): Promise<T> {
  keepTemporaryFilesInMemory(); // The next run removes what one left that was stopped.
  const home = process.cwd();
  const copy = mkdtempSync(join(tmpdir(), "niramaya-planted-"));
  try {
    for (const name of atTop()) cpSync(name, join(copy, name), { recursive: true });
    symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
    process.chdir(copy);
    const vitest = await createVitest({ config: "tests/vitest.config.ts", project: PROJECTS, watch: false, reporters: [{}] });
    try {
      return await run(vitest);
    } finally {
      await vitest.close();
    }
  } finally {
    process.chdir(home);
    rmSync(copy, { recursive: true, force: true });
  }
}

async function outcomesOf(vitest: Vitest, faults: readonly Fault[]): Promise<readonly Outcome[]> {
  const sources = testSources();
  const tests = new Map(faults.map(({ id }) => [id, testsOf(id, sources)]));
  const sound = await testRun(vitest, [...tests.keys()], [...new Set([...tests.values()].flat())]);
  if (sound.unloaded.length > 0) throw new Error(`Tests can't be loaded as they are:\n${sound.unloaded.join("\n")}`);
  const outcomes: Outcome[] = [];
  for (const { config } of vitest.projects) Object.assign(config, { retry: 0, bail: 1 }); // One failure is enough, and waits as long as it may.
  for (const fault of faults) {
    const begun = performance.now();
    const named = sound.tests.filter(({ name }) => name.includes(`[${fault.id}]`));
    const outcome =
      named.length === 0 ? "not run" : named.some(isFailed) ? "red" : await outcomeOf(vitest, fault, tests.get(fault.id) ?? []);
    console.log(`${outcome.padEnd(8)} ${fault.id.padEnd(44)} ${secondsSince(begun).padStart(4)} s  ${fault.file}`);
    outcomes.push(outcome);
  }
  return outcomes;
}

async function outcomeOf(vitest: Vitest, fault: Fault, tests: readonly string[]): Promise<Outcome> {
  const source = readFileSync(fault.file, "utf8");
  try {
    writeFileSync(fault.file, withFault(source, fault));
    vitest.invalidateFile(resolve(fault.file));
    const run = await testRun(vitest, [fault.id], tests);
    if (run.tests.some(isFailed)) return "caught";
    return run.unloaded.length > 0 ? "unloaded" : "missed";
  } finally {
    writeFileSync(fault.file, source);
    vitest.invalidateFile(resolve(fault.file));
  }
}

/** The tests of these files that name one of the statements, run. */
async function testRun(vitest: Vitest, ids: readonly string[], files: readonly string[]): Promise<TestRun> {
  vitest.setGlobalTestNamePattern(new RegExp(ids.map((id) => `\\[${id}\\]`).join("|")));
  const { testModules } = await vitest.runTestSpecifications(files.length === 0 ? [] : await vitest.globTestSpecifications([...files]));
  return {
    tests: testModules
      .flatMap(({ children }) => [...children.allTests()])
      .map((test) => ({ name: test.fullName, state: test.result().state }))
      .filter(({ state }) => state === "passed" || state === "failed"),
    unloaded: testModules.flatMap((file) => file.errors().map(({ message }) => `${file.moduleId}: ${message}`)),
  };
}

type TestRun = {
  readonly tests: readonly { readonly name: string; readonly state: ReturnType<TestCase["result"]>["state"] }[];
  /** Files of which no test could be run, and why. */
  readonly unloaded: readonly string[];
};

const isFailed = ({ state }: TestRun["tests"][number]): boolean => state === "failed";

const secondsSince = (begun: number): string => String(Math.round((performance.now() - begun) / 1_000));
