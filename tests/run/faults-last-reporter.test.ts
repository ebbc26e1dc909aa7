import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** What a run of this suite, each test tried twice at most, says on standard error. */
function saidOf(suite: string): { readonly said: string; readonly status: number | null } {
  const folder = mkdtempSync(join(tmpdir(), "niramaya-faults-last-"));
  const config = `import { FaultsLastReporter } from ${JSON.stringify(join(import.meta.dirname, "faults-last-reporter.ts"))};
    export default { test: { globals: true, retry: 1, reporters: [new FaultsLastReporter()] } };`;
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

  it("is nothing where all passed at once", () => expect(saidOf('test("holds", () => {});').said).not.toMatch(/second try|Failed/));
});

describe("what failed", () => {
  it("is named once more, with the beginning of what it said", () => {
    const { said, status } = saidOf(
      'describe("a door", () => test("falls", () => { throw new Error(["planted", "", "below", "deep", "deeper"].join(String.fromCharCode(10))); }));',
    );
    expect(said).toContain("Failed:\n  planted.test.ts > a door > falls\n    planted below deep\n    planted below deep\n");
    expect(said).not.toContain("second try");
    expect(status).toBe(1);
  });

  it("is a suite that does not load, and an error outside every test, too", () => {
    expect(saidOf('import "./nothing-there.ts"; test("never runs", () => {});').said).toContain("Failed:\n  planted.test.ts\n    ");
    const noisy =
      'test("holds", () => { setTimeout(() => { throw new Error("planted"); }, 0); return new Promise((end) => setTimeout(end, 50)); });';
    expect(saidOf(noisy).said).toContain("Failed:\n  Outside every test\n    planted\n");
  });
});
