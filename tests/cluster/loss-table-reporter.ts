import type { Reporter, TestModule } from "vitest/node";
import type { Loss } from "./loss.ts";

const HEAD = ["level", "what was killed", "orders acknowledged", "calls asked again", "lost"];

/** Ends a run with a table of what was killed and what was lost, and names what could not be tried here. */
export class LossTableReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const rows = tests.flatMap((test) => test.meta().losses ?? []).map(rowOf);
    if (rows.length > 0) console.log(`\n${tableOf([HEAD, ...rows])}\n`);
    for (const test of tests) {
      const { state } = test.result();
      if (state === "skipped") console.log(`Not tried: ${test.fullName}`);
    }
  }
}

const rowOf = ({ level, killed, acknowledged, failed, lost }: Loss): readonly string[] => [
  level,
  killed,
  String(acknowledged),
  String(failed),
  lost.length === 0 ? "nothing" : lost.join("; "),
];

function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = HEAD.map((_, nth) => Math.max(...rows.map((row) => (row[nth] ?? "").length)));
  return rows
    .map((row) =>
      row
        .map((cell, nth) => cell.padEnd(widths[nth] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
