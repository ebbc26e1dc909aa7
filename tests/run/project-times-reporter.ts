import type { Reporter, TestCase, TestModule } from "vitest/node";

/**
 * Tells at the end of a run what its time bought: of each project the files, the tests, and the seconds that went by in tests and while
 * files were loaded, all workers together.
 */
export class ProjectTimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const projects = [...Map.groupBy(modules, ({ project }) => project.name)].map(([name, files]) => {
      const tests = files.reduce((sum, { children }) => sum + [...children.allTests()].filter(isRun).length, 0);
      const [inTests, loading] = [secondsOf(files, inTestsOf), secondsOf(files, loadingOf)];
      return { inTests, line: `  ${name || "tests"}: ${files.length} files, ${tests} tests, ${inTests} s in tests, ${loading} s loading` };
    });
    const lines = projects.toSorted((a, b) => b.inTests - a.inTests).map(({ line }) => line);
    console.log(`\nTime by project, all workers together:\n${lines.join("\n")}\n`);
  }
}

/** One whose tag leaves it to another command is skipped. */
const isRun = (test: TestCase): boolean => test.result().state !== "skipped";

type Times = ReturnType<TestModule["diagnostic"]>;
const inTestsOf = ({ duration }: Times): number => duration;
/** Without the environment: each file tells the time of its worker's, which was made once for all of them. */
const loadingOf = ({ prepareDuration, collectDuration, setupDuration }: Times): number => prepareDuration + collectDuration + setupDuration;

const secondsOf = (files: readonly TestModule[], of: (times: Times) => number): number =>
  Math.round(files.reduce((sum, file) => sum + of(file.diagnostic()), 0) / 1000);
