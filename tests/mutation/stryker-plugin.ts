import { rmSync } from "node:fs";
import { relative, resolve } from "node:path";
import { commonTokens, declareClassPlugin, PluginKind, tokens } from "@stryker-mutator/api/plugin";
import { DryRunStatus, MutantRunStatus, TestStatus } from "@stryker-mutator/api/test-runner";
import { createVitest } from "vitest/node";
import type {
  CompleteDryRunResult,
  DryRunOptions,
  DryRunResult,
  MutantRunOptions,
  MutantRunResult,
  TestRunner,
} from "@stryker-mutator/api/test-runner";
import type { Logger } from "@stryker-mutator/api/logging";
import { endlessTry, triesIn } from "./tries.ts";
import type { RunnerTestCase, RunnerTestFile, RunnerTestSuite } from "vitest";
import type { Vitest } from "vitest/node";
import type { Coverage } from "./instrumented.ts";

/**
 * So many milliseconds of tests are tried on a mutant, and three tests at least: quick ones that reach few others come first. A hundred screens draw
 * the cart, and few tests are about it.
 */
const TESTS_A_MUTANT_MS = 2_000;

/** A try of which nothing was heard for so long never ends. Its process is killed, and what is left is tried in another. */
const ENDLESS_MS = 60_000;

/**
 * Runs the tests of web for every mutant in a minute instead of hours. Stryker's own runner starts a browser's stead and loads the shop for each of thousands;
 * here each file of tests is loaded twice: once to learn what its tests reach, once to run each for the mutants that it reaches.
 */
class EachMutantTestRunner implements TestRunner {
  static readonly inject = tokens(commonTokens.logger);
  #vitest: Vitest | null = null;
  readonly #logger: Logger;
  readonly #triesFile = resolve("tries.ndjson");
  readonly #killedBy = new Map<string, string>();
  readonly #tried = new Map<string, number>();

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    this.#vitest = await createVitest("test", {
      config: "tests/vitest.web.config.ts",
      watch: false,
      reporters: [{}],
      dangerouslyIgnoreUnhandledErrors: true,
    });
  }

  async dryRun({ testFiles }: DryRunOptions): Promise<DryRunResult> {
    const files = await this.#run(testFiles, null);
    const failed = testsIn(files).filter(({ result }) => result?.state === "fail");
    const broken = files.filter(({ tasks, result }) => tasks.length === 0 || result?.errors?.length);
    if (failed.length + broken.length > 0) {
      const errorMessage = [...failed, ...broken].map(({ name, result }) => `${name}: ${result?.errors?.[0]?.message}`).join("\n");
      return { status: DryRunStatus.Error, errorMessage };
    }
    const covered = files.map(({ meta }) => meta.mutantCoverage ?? { static: {}, perTest: {} });
    const perTest: Coverage["perTest"] = Object.assign({}, ...covered.map((one) => one.perTest));
    const cutOff = await this.#tryMutants(testFiles, testsIn(files), perTest);
    if (cutOff.length > 0)
      return { status: DryRunStatus.Error, errorMessage: `cut off before all mutants were tried: ${cutOff.join(", ")}` };
    return {
      status: DryRunStatus.Complete,
      tests: testsIn(files).map((test) => ({
        id: test.id,
        name: test.name,
        fileName: test.file.filepath,
        timeSpentMs: test.result?.duration ?? 0,
        status: test.mode === "run" ? TestStatus.Success : TestStatus.Skipped,
      })) satisfies CompleteDryRunResult["tests"],
      mutantCoverage: { static: Object.assign({}, ...covered.map((one) => one.static)), perTest },
    };
  }

  async mutantRun({ activeMutant }: MutantRunOptions): Promise<MutantRunResult> {
    const killedBy = this.#killedBy.get(activeMutant.id);
    const nrOfTests = this.#tried.get(activeMutant.id) ?? 0;
    return killedBy === undefined
      ? { status: MutantRunStatus.Survived, nrOfTests }
      : { status: MutantRunStatus.Killed, nrOfTests, killedBy: [killedBy], failureMessage: "" };
  }

  async dispose(): Promise<void> {
    await this.#vitest?.close();
  }

  /** Answers the tests that did not come to their end. */
  async #tryMutants(
    testFiles: readonly string[] | undefined,
    tests: readonly RunnerTestCase[],
    perTest: Coverage["perTest"],
  ): Promise<readonly string[]> {
    const reached = tests.map(({ id, result }) => ({ id, mutants: Object.keys(perTest[id] ?? {}), ms: result?.duration ?? 0 }));
    const chosen: Record<string, readonly string[]> = {};
    const spent = new Map<string, number>();
    for (const { id, mutants, ms } of reached.toSorted((a, b) => a.ms * a.mutants.length - b.ms * b.mutants.length)) {
      for (const mutant of mutants) {
        const [tried, before] = [this.#tried.get(mutant) ?? 0, spent.get(mutant) ?? 0];
        if (tried >= 3 && before + ms > TESTS_A_MUTANT_MS) continue;
        this.#tried.set(mutant, tried + 1);
        spent.set(mutant, before + ms);
        chosen[id] = [...(chosen[id] ?? []), mutant];
      }
    }
    const tries = Object.values(chosen).reduce((sum, { length }) => sum + length, 0);
    this.#logger.info(
      `${tests.length} tests, ${spent.size} mutants reached, at most ${tries} tries of ${Math.round([...spent.values()].reduce((a, b) => a + b, 0) / 1000)} s`,
    );
    for (let left = chosen; ; ) {
      const { endless, ended } = await this.#tryOnce(testFiles, left);
      if (endless !== null) {
        this.#killedBy.set(endless.mutant, endless.test);
        this.#logger.info(`mutant ${endless.mutant} never ends, and counts as caught`);
      }
      left = Object.fromEntries(
        Object.entries(left)
          .filter(([test]) => !ended.has(test))
          .map(([test, mutants]) => [test, mutants.filter((mutant) => !this.#killedBy.has(mutant))]),
      );
      const cutOff = tests.filter(({ id }) => left[id] !== undefined);
      if (cutOff.length === 0 || (endless === null && ended.size === 0)) return cutOff.map(titleOf);
      if (endless === null) this.#logger.warn(`a run ended before ${cutOff.length} tests, which are tried in a new one`);
    }
  }

  /** Answers the tests that came to their end, and the try that never ended and kept the others from it. */
  async #tryOnce(testFiles: readonly string[] | undefined, chosen: MutantsOfTests) {
    rmSync(this.#triesFile, { force: true });
    const watch = setInterval(() => {
      const endless = endlessTry(this.#triesFile, ENDLESS_MS, Date.now());
      if (endless === null) return;
      clearInterval(watch);
      process.kill(endless.pid, "SIGKILL");
    }, 1_000);
    const files = await this.#run(testFiles, chosen).finally(() => clearInterval(watch));
    const tries = triesIn(this.#triesFile);
    const ended = new Set<string>();
    const failed = new Map<string, string[]>();
    for (const { test, mutant, outcome } of tries) {
      if (outcome === "begun") continue;
      if (mutant !== null && outcome === "failed") failed.set(test, [...(failed.get(test) ?? []), mutant]);
      if (mutant !== null) continue;
      ended.add(test);
      if (outcome === "passed") for (const one of failed.get(test) ?? []) this.#killedBy.set(one, test);
      else
        for (const one of testsIn(files).filter(({ id }) => id === test))
          this.#logger.warn(`${titleOf(one)} fails after mutants, so what it says of them is left out`);
    }
    const last = tries.at(-1);
    const endless = last?.outcome === "begun" && last.mutant !== null ? { test: last.test, mutant: last.mutant } : null;
    return { endless, ended };
  }

  async #run(testFiles: readonly string[] | undefined, mutants: MutantsOfTests | null): Promise<readonly RunnerTestFile[]> {
    const vitest = this.#vitest;
    if (vitest === null) throw new Error("not started");
    vitest.state.filesMap.clear();
    vitest.provide("mutantsOfTests", mutants);
    vitest.provide("triesFile", this.#triesFile);
    await vitest.start(testFiles === undefined ? undefined : [...testFiles]);
    return vitest.state.getFiles();
  }
}

type MutantsOfTests = Readonly<Record<string, readonly string[]>>;

const titleOf = ({ name, file }: RunnerTestCase) => `${relative(process.cwd(), file.filepath)}: "${name}"`;

const testsIn = (tasks: readonly (RunnerTestFile | RunnerTestSuite | RunnerTestCase)[]): readonly RunnerTestCase[] =>
  tasks.flatMap((task) => (task.type === "test" ? [task] : testsIn(task.tasks)));

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, "each-mutant", EachMutantTestRunner)];
