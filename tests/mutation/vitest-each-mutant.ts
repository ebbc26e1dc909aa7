import { inject, TestRunner } from "vitest";
import { instrumented } from "./instrumented.ts";
import { writeTry } from "./tries.ts";
import type { RunnerTask, RunnerTestCase, TestTryOptions } from "vitest";
import type { Coverage } from "./instrumented.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** By their paths in the project. */
    readonly mutatedFiles: readonly string[];
    /** The mutants to try with each test, by the test's id; null: the tests run without any, to learn which ones they reach. */
    readonly mutantsOfTests: Readonly<Record<string, readonly string[]>> | null;
    /** The file in which each try is written down. */
    readonly triesFile: string;
  }
  interface TaskMeta {
    /** On a file: which mutants its loading and its tests reach. */
    mutantCoverage?: Coverage | undefined;
  }
}

/** A mutant that one test reaches so often never ends, and neither does one that it reaches after so long. */
const HIT_LIMIT = 100_000;
const HIT_LIMIT_MS = 4_000;
const MUTATED_POLL_MS = 1_000;
const MUTATED_TEST_MS = 2_000;
const realSetTimeout = setTimeout;
const realNow = performance.now.bind(performance);
const code = instrumented();

/**
 * Runs each test once for every mutant that it reaches and no test before it has killed, and once more without any, in one load of its
 * file.
 */
export default class EachMutantRunner extends TestRunner {
  readonly #mutants = inject("mutantsOfTests");
  readonly #triesFile = inject("triesFile");
  readonly #killed = new Set<string>();
  #left: readonly string[] = [];
  #ofTest: string[] = [];
  #tried: string | undefined;
  #begun = 0;
  #isEndless = false;

  constructor(...given: ConstructorParameters<typeof TestRunner>) {
    super(...given);
    let hits = 0;
    // A loop that goes on after an error leaves no timer a turn, so that its file would never end. Without its mutant it ends by itself.
    Object.defineProperty(code, "hitCount", {
      configurable: true,
      get: () => hits,
      set: (count: number) => {
        hits = count;
        if (count <= HIT_LIMIT && realNow() - this.#begun < HIT_LIMIT_MS) return;
        this.#isEndless = true;
        code.activeMutant = undefined;
      },
    });
  }

  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    this.#left = (this.#mutants?.[test.id] ?? []).filter((mutant) => !this.#killed.has(mutant));
    this.#ofTest = [];
    if (test.type === "test") test.repeats = this.#left.length;
    if (this.#mutants !== null && this.#mutants[test.id] === undefined) test.mode = "skip";
    await super.onBeforeRunTask(test);
  }

  override onBeforeTryTask(test: RunnerTask, options: TestTryOptions & { repeats?: number }): void {
    code.currentTestId = test.id;
    this.#tried = this.#left[options.repeats ?? 0];
    this.#begun = realNow();
    this.#isEndless = false;
    if (this.#mutants !== null) writeTry(this.#triesFile, test.id, this.#tried ?? null, "begun");
    code.activeMutant = this.#tried;
    code.hitCount = 0;
    code.hitLimit = HIT_LIMIT;
    this.config.expect.poll = { timeout: code.activeMutant === undefined ? 30_000 : MUTATED_POLL_MS };
    super.onBeforeTryTask(test, options);
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const call = TestRunner.getTestFn(test);
    if (code.activeMutant === undefined) await call();
    else await Promise.race([call(), tooLate()]);
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: TestTryOptions): Promise<void> {
    await super.onAfterRetryTask(test, options);
    const mutant = this.#tried;
    code.activeMutant = undefined;
    code.currentTestId = undefined;
    const { result } = test;
    if (this.#mutants === null || result === undefined) return;
    const isFailed = result.state === "fail" || this.#isEndless;
    writeTry(this.#triesFile, test.id, mutant ?? null, isFailed ? "failed" : "passed");
    if (mutant !== undefined && isFailed) this.#ofTest.push(mutant);
    if (mutant === undefined && !isFailed) for (const one of this.#ofTest) this.#killed.add(one);
    result.state = "pass";
    delete result.errors;
  }

  override async onAfterRunSuite(suite: Parameters<TestRunner["onAfterRunSuite"]>[0]): Promise<void> {
    if (suite === suite.file && this.#mutants === null) suite.meta.mutantCoverage = code.mutantCoverage;
    await super.onAfterRunSuite(suite);
  }
}

const tooLate = () =>
  new Promise<never>((_, reject) => {
    realSetTimeout(() => reject(new Error("with this mutant the test takes too long")), MUTATED_TEST_MS);
  });
