import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const passing = 'test("holds", () => {});';
const failing = 'test("holds", () => {}); test("fails", () => { throw new Error("planted"); });';
const unloadable = 'import "./nothing-there.ts"; test("never runs", () => {});';
const noisy =
  'test("holds", () => { setTimeout(() => { throw new Error("planted"); }, 0); return new Promise((end) => setTimeout(end, 50)); });';

/** What a run of these suites leaves for who started it. */
function talliedOf(...suites: readonly string[]): { readonly tally: string; readonly status: number | null } {
  const folder = mkdtempSync(join(tmpdir(), "niramaya-tally-"));
  const config = `import { TallyReporter } from ${JSON.stringify(join(import.meta.dirname, "tally-reporter.ts"))};
    export default { test: { globals: true, reporters: [new TallyReporter()] } };`;
  writeFileSync(join(folder, "vitest.config.ts"), config);
  for (const [place, suite] of suites.entries()) writeFileSync(join(folder, `planted-${place}.test.ts`), suite);
  const tally = join(folder, "tally");
  const { status } = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", "--root", folder], {
    env: { ...process.env, TALLY: tally },
  });
  const told = readFileSync(tally, "utf8");
  rmSync(folder, { recursive: true, force: true });
  return { tally: told, status };
}

describe("the tally of a run", () => {
  it("counts what passed and what failed", () => expect(talliedOf(passing, failing)).toEqual({ tally: "2 1\n", status: 1 }));
  it("counts a suite that does not load as failed", () => expect(talliedOf(passing, unloadable)).toEqual({ tally: "1 1\n", status: 1 }));
  it("counts an error outside every test as failed", () => expect(talliedOf(noisy)).toEqual({ tally: "1 1\n", status: 1 }));
});
