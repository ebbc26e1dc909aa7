import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
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
import { arrowsAtOnce } from "#tests/architecture/imports.ts";
import { countWithin, importDistances, mutantsIn, testsByMutant } from "./tests-of-mutants.ts";
import { runningTries, triesIn } from "./tries.ts";
import type { RunnerTestCase, RunnerTestFile, RunnerTestSuite } from "vitest";
import type { Vitest } from "vitest/node";
import type { Coverage } from "./instrumented.ts";
import type { Effort } from "./tests-of-mutants.ts";

/** Most mutants fall to the first tests that are about their file. What does not is tried with more of them in a second round. */
const ROUNDS: readonly Effort[] = [
  { atLeast: 2, atMost: 6, ms: 200 },
  { atLeast: 5, atMost: 40, ms: 1_500 },
];

/** A try of which nothing was heard for so long never ends. Its process is killed, and what is left is tried in another. */
const ENDLESS_MS = 60_000;

/**
 * Runs the tests of web for every mutant in a minute instead of hours. Stryker's own runner starts a browser's stead and loads the shop for
 * each of thousands; here each file of tests is loaded once to learn what its tests reach, and once a round to run each for the mutants
 * that it reaches.
 */
class EachMutantTestRunner implements TestRunner {
  static readonly inject = tokens(commonTokens.logger);
  #vitest: Vitest | null = null;
  readonly #logger: Logger;
  readonly #triesFile = resolve("tries.ndjson");
  readonly #fileOf = new Map(globSync("web/**/*.{ts,tsx}").flatMap((file) => mutantsIn(file).map((mutant) => [mutant, file])));
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
    const cutOff = await this.#tryMutants(testsIn(files), perTest);
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
  async #tryMutants(tests: readonly RunnerTestCase[], perTest: Coverage["perTest"]): Promise<readonly string[]> {
    const distances = new Map([...new Set(tests.map(fileOfTest))].map((file) => [file, importDistances(file, importsAtOnce)]));
    const ordered = testsByMutant(
      tests.map((test) => ({
        id: test.id,
        file: fileOfTest(test),
        ms: test.result?.duration ?? 0,
        mutants: Object.keys(perTest[test.id] ?? {}),
      })),
      (mutant) => this.#fileOf.get(mutant) ?? "",
      (test, file) => distances.get(test)?.get(file) ?? Number.POSITIVE_INFINITY,
    );
    for (const [nth, effort] of ROUNDS.entries()) {
      const pairs = [...ordered].flatMap(([mutant, reaching]) => {
        if (this.#killedBy.has(mutant)) return [];
        const [before, now] = [this.#tried.get(mutant) ?? 0, countWithin(reaching, effort)];
        this.#tried.set(mutant, now);
        return reaching.slice(before, now).map(({ id }) => ({ id, mutant }));
      });
      const chosen = Object.fromEntries(
        [...Map.groupBy(pairs, ({ id }) => id)].map(([id, tries]) => [id, tries.map(({ mutant }) => mutant)]),
      );
      this.#logger.info(
        `round ${nth + 1} of ${ROUNDS.length}: ${ordered.size - this.#killedBy.size} of ${ordered.size} mutants are left, ` +
          `${pairs.length} tries by ${Object.keys(chosen).length} of ${tests.length} tests`,
      );
      const cutOff = await this.#tryChosen(tests, chosen);
      if (cutOff.length > 0) return cutOff;
    }
    return [];
  }

  /** Answers the tests that did not come to their end. */
  async #tryChosen(tests: readonly RunnerTestCase[], chosen: MutantsOfTests): Promise<readonly string[]> {
    for (let left = chosen; ; ) {
      const { endless, ended } = await this.#tryOnce(tests, left);
      for (const { mutant, test } of endless) {
        this.#killedBy.set(mutant, test);
        this.#logger.info(`mutant ${mutant} never ends, and counts as caught`);
      }
      left = Object.fromEntries(
        Object.entries(left)
          .filter(([test]) => !ended.has(test))
          .map(([test, mutants]) => [test, mutants.filter((mutant) => !this.#killedBy.has(mutant))]),
      );
      const cutOff = tests.filter(({ id }) => left[id] !== undefined);
      if (cutOff.length === 0 || (endless.length === 0 && ended.size === 0)) return cutOff.map(titleOf);
      if (endless.length === 0) this.#logger.warn(`a run ended before ${cutOff.length} tests, which are tried in a new one`);
    }
  }

  /** Answers the tests that came to their end, and the tries that never ended and kept others from it. */
  async #tryOnce(tests: readonly RunnerTestCase[], chosen: MutantsOfTests) {
    rmSync(this.#triesFile, { force: true });
    const killed = new Set<number>();
    const watch = setInterval(() => {
      for (const { pid, at } of runningTries(triesIn(this.#triesFile))) {
        if (killed.has(pid) || Date.now() - at < ENDLESS_MS) continue;
        killed.add(pid);
        process.kill(pid, "SIGKILL");
      }
    }, 5_000);
    const files = new Set(tests.filter(({ id }) => chosen[id] !== undefined).map(({ file }) => file.filepath));
    const ran = await this.#run([...files], chosen).finally(() => clearInterval(watch));
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
        for (const one of testsIn(ran).filter(({ id }) => id === test))
          this.#logger.warn(`${titleOf(one)} fails after mutants, so what it says of them is left out`);
    }
    const endless = runningTries(tries).flatMap(({ test, mutant }) => (mutant === null ? [] : [{ test, mutant }]));
    return { endless, ended };
  }

  async #run(testFiles: readonly string[] | undefined, mutants: MutantsOfTests | null): Promise<readonly RunnerTestFile[]> {
    const vitest = this.#vitest;
    if (vitest === null) throw new Error("not started");
    vitest.state.filesMap.clear();
    vitest.provide("mutatedFiles", [...new Set(this.#fileOf.values())]);
    vitest.provide("mutantsOfTests", mutants);
    vitest.provide("triesFile", this.#triesFile);
    await vitest.start(testFiles === undefined ? undefined : [...testFiles]);
    return vitest.state.getFiles();
  }
}

type MutantsOfTests = Readonly<Record<string, readonly string[]>>;

const fileOfTest = ({ file }: RunnerTestCase) => relative(process.cwd(), file.filepath);

const importsAtOnce = (file: string): readonly string[] =>
  arrowsAtOnce(file, readFileSync(file, "utf8")).flatMap(({ to, takes }) =>
    takes === "values" && /\.tsx?$/.test(to) && existsSync(to) ? [to] : [],
  );

const titleOf = ({ name, file }: RunnerTestCase) => `${relative(process.cwd(), file.filepath)}: "${name}"`;

const testsIn = (tasks: readonly (RunnerTestFile | RunnerTestSuite | RunnerTestCase)[]): readonly RunnerTestCase[] =>
  tasks.flatMap((task) => (task.type === "test" ? [task] : testsIn(task.tasks)));

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, "each-mutant", EachMutantTestRunner)];
