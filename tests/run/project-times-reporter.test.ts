import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

describe("the time of a run", () => {
  it("is told by project, that of the longest tests first", () => {
    const folder = mkdtempSync(join(tmpdir(), "niramaya-project-times-"));
    const config = `import { ProjectTimesReporter } from ${JSON.stringify(join(import.meta.dirname, "project-times-reporter.ts"))};
      const project = (name) => ({ test: { name, globals: true, include: [name + ".test.ts"] } });
      export default { test: { reporters: [new ProjectTimesReporter()], projects: [project("quick"), project("slow")] } };`;
    writeFileSync(join(folder, "vitest.config.ts"), config);
    writeFileSync(join(folder, "quick.test.ts"), 'test("one", () => {}); test("two", () => {});');
    writeFileSync(join(folder, "slow.test.ts"), 'test("three", () => new Promise((end) => setTimeout(end, 1000)));');
    const { stdout } = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", "--root", folder], { encoding: "utf8" });
    rmSync(folder, { recursive: true, force: true });
    expect(stdout).toMatch(
      /^Time by project, all workers together:\n {2}slow: 1 files, 1 tests, \d+ s in tests, \d+ s loading\n {2}quick: 1 files, 2 tests, 0 s in tests, \d+ s loading\n$/m,
    );
  });
});
