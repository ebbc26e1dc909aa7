import type { Reporter, TestModule } from "vitest/node";

/** Names what passed only at a second try, with what its first try said. Each is a fault whose cause is to be found: the second try keeps one of them from holding all else up, and never hides it. */
export class SecondTryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tried = modules.flatMap((module) => [...module.children.allTests("passed")]).filter((test) => test.diagnostic()?.flaky === true);
    if (tried.length === 0) return;
    const named = tried.map((test) => {
      const said = test.result().errors?.map(({ message }) => message.replaceAll("\n", "\n    ")) ?? [];
      return [`  ${test.module.relativeModuleId} > ${test.fullName}`, ...said.map((one) => `    ${one}`)].join("\n");
    });
    console.error(`\nPassed only at a second try, a fault each:\n${named.join("\n")}\n`);
  }
}
