import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";

const REPORTERS = { "faults-last": "FaultsLastReporter", "project-times": "ProjectTimesReporter", tally: "TallyReporter" } as const;

/**
 * A run of its own, by all three reporters, of suites in files and projects of their names; each test is tried twice at most. A program is
 * what costs here, not what it runs.
 */
function runOf(suites: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), "niramaya-reporters-"));
  const imported = Object.entries(REPORTERS).map(
    ([file, name]) => `import { ${name} } from ${JSON.stringify(join(import.meta.dirname, `${file}-reporter.ts`))};`,
  );
  const config = `${imported.join("\n")}
    const project = (name) => ({
      test: { name, globals: true, retry: 1, pool: "threads", isolate: false, maxWorkers: 1, include: [name + ".test.ts"] },
    });
    export default {
      test: {
        reporters: [${Object.values(REPORTERS)
          .map((name) => `new ${name}()`)
          .join(", ")}],
        projects: ${JSON.stringify(Object.keys(suites))}.map(project),
      },
    };`;
  writeFileSync(join(folder, "vitest.config.ts"), config);
  for (const [name, suite] of Object.entries(suites)) writeFileSync(join(folder, `${name}.test.ts`), suite);
  const tally = join(folder, "tally");
  const { status, stdout, stderr } = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", "--root", folder], {
    encoding: "utf8",
    env: { ...process.env, TALLY: tally },
  });
  const counted = existsSync(tally) ? readFileSync(tally, "utf8") : "";
  rmSync(folder, { recursive: true, force: true });
  return { times: stdout, faults: stderr, tally: counted, status };
}

type Run = ReturnType<typeof runOf>;

describe("a run where all passed at once", () => {
  let run: Run;
  beforeAll(() => {
    run = runOf({
      quick: 'test("one", () => {}); test("two", () => {});',
      slow: 'test("three", () => new Promise((end) => setTimeout(end, 1000)));',
    });
  });

  it("names no fault", () => expect(run.faults).not.toMatch(/second try|Failed/));
  it("is counted", () => expect([run.tally, run.status]).toEqual(["3 0\n", 0]));
  it("tells its time by project, that of the longest tests first", () =>
    expect(run.times).toMatch(
      /^Time by project, all workers together:\n {2}slow: 1 files, 1 tests, \d+ s in tests, \d+ s loading\n {2}quick: 1 files, 2 tests, 0 s in tests, \d+ s loading\n$/m,
    ));
});

describe("a run where a test passes only at a second try", () => {
  let run: Run;
  beforeAll(() => {
    run = runOf({
      planted:
        'let tries = 0; test("holds", () => {}); describe("a door", () => test("sticks", () => { tries += 1; if (tries === 1) throw new Error("planted"); }));',
    });
  });

  it("names it with what its first try said, and nothing else", () => {
    expect(run.faults).toContain("Passed only at a second try, a fault each:\n  planted.test.ts > a door > sticks\n    planted\n");
    expect(run.faults).not.toMatch(/holds|Failed/);
  });
  it("passes, and counts it once", () => expect([run.tally, run.status]).toEqual(["2 0\n", 0]));
});

describe("a run with faults of each kind", () => {
  let run: Run;
  beforeAll(() => {
    const throwing = (place: number) => `setTimeout(() => { throw new Error("planted outside ${place}"); }, 0);`;
    run = runOf({
      falls:
        'test("holds", () => {}); describe("a door", () => test("falls", () => { throw new Error(["planted", "", "below", "deep", "deeper", "deepest"].join(String.fromCharCode(10))); }));',
      "not-there": 'import "./nothing-there.ts"; test("never runs", () => {});',
      "not-there-either": 'import "./nothing-there.ts"; test("never runs", () => {});',
      noisy: `test("is heard", () => { ${[1, 2, 3, 4].map(throwing).join(" ")} return new Promise((end) => setTimeout(end, 50)); });`,
    });
  });

  it("names a test that failed once more, with the beginning of what it said at each try", () => {
    expect(run.faults).toContain(
      "Failed:\n  falls.test.ts > a door > falls\n    planted below deep deeper\n    planted below deep deeper\n",
    );
    expect(run.faults).not.toMatch(/second try|holds|is heard/);
  });
  it("names a suite that does not load", () => {
    for (const suite of ["not-there", "not-there-either"]) expect(run.faults).toContain(`\n  ${suite}.test.ts\n    `);
  });
  it("names an error outside every test", () => {
    for (const place of [1, 2, 3, 4]) expect(run.faults).toContain(`\n  Outside every test\n    planted outside ${place}\n`);
  });
  // One test, two suites and four errors: no other counts of them make seven.
  it("counts each of them as failed", () => expect([run.tally, run.status]).toEqual(["2 7\n", 1]));
});
