import type { Reporter, TestCase, TestModule } from "vitest/node";

/**
 * Names once more, at the end of a run, where a long report cannot push it out of sight: what failed, and what passed only at a second try,
 * a line of what each said first. What passes at a second try is a fault whose cause is to be found: the second try keeps one of them from
 * holding all else up, and never hides it.
 */
export class FaultsLastReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { readonly message: string }[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    tell(
      "Passed only at a second try, a fault each:",
      tests.filter((test) => test.result().state === "passed" && test.diagnostic()?.flaky === true).map(namedOf),
    );
    tell("Failed:", [
      ...tests.filter((test) => test.result().state === "failed").map(namedOf),
      ...modules.flatMap((module) => module.errors().map((error) => `  ${module.relativeModuleId}\n    ${beginningOf(error.message)}`)),
      ...unhandled.map((error) => `  Outside every test\n    ${beginningOf(error.message)}`),
    ]);
  }
}

const tell = (heading: string, named: readonly string[]) => named.length > 0 && console.error(`\n${heading}\n${named.join("\n")}\n`);

const namedOf = (test: TestCase): string =>
  [
    `  ${test.module.relativeModuleId} > ${test.fullName}`,
    ...(test.result().errors ?? []).map(({ message }) => `    ${beginningOf(message)}`),
  ].join("\n");

/**
 * What an error says before it shows a whole page: four lines, so that a journey tells what its page showed, and 900 characters at most.
 */
const beginningOf = (message: string): string => message.trim().split(/\n+/).slice(0, 4).join(" ").slice(0, 900);
