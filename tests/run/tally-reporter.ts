import { writeFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";

/**
 * Writes how many tests passed and failed into the file that TALLY names. A suite that does not load and an error outside every test count
 * as failed.
 */
export class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const path = process.env["TALLY"];
    if (path === undefined) return;
    const passed = modules.reduce((sum, module) => sum + count(module, "passed"), 0);
    const failed = modules.reduce((sum, module) => sum + failures(module), unhandled.length);
    writeFileSync(path, `${passed} ${failed}\n`);
  }
}

const count = (module: TestModule, state: "passed" | "failed") => [...module.children.allTests(state)].length;

function failures(module: TestModule): number {
  const failed = count(module, "failed");
  return module.state() === "failed" ? Math.max(failed, 1) : failed;
}
