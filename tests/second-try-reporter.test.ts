import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** What a run of this suite, each test tried twice at most, says on standard error. */
function saidOf(suite: string): { readonly said: string; readonly status: number | null } {
  const folder = mkdtempSync(join(tmpdir(), "niramaya-second-try-"));
  const config = `import { SecondTryReporter } from ${JSON.stringify(join(import.meta.dirname, "second-try-reporter.ts"))};
    export default { test: { globals: true, retry: 1, reporters: [new SecondTryReporter()] } };`;
  writeFileSync(join(folder, "vitest.config.ts"), config);
  writeFileSync(join(folder, "planted.test.ts"), suite);
  const { status, stderr } = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", "--root", folder], { encoding: "utf8" });
  rmSync(folder, { recursive: true, force: true });
  return { said: stderr, status };
}

describe("what passes only at a second try", () => {
  it("is named with what its first try said, and nothing else is", () => {
    const { said, status } = saidOf(
      'let tries = 0; test("holds", () => {}); describe("a door", () => test("sticks", () => { tries += 1; if (tries === 1) throw new Error("planted"); }));',
    );
    expect(said).toContain("Passed only at a second try, a fault each:\n  planted.test.ts > a door > sticks\n    planted\n");
    expect(said).not.toContain("holds");
    expect(status).toBe(0);
  });

  it("is nothing where all passed at once, or failed twice", () => {
    expect(saidOf('test("holds", () => {});').said).not.toContain("second try");
    const failing = saidOf('test("fails", () => { throw new Error("planted"); });');
    expect(failing.said).not.toContain("second try");
    expect(failing.status).toBe(1);
  });
});
