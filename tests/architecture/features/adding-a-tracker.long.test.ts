import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filesOfBranch, plantedTree } from "#tests/architecture/planted/planted-tree.ts";

let tree: ReturnType<typeof plantedTree> | null = null;
beforeAll(() => {
  tree = plantedTree();
});
afterAll(() => tree?.remove());

const TESTS = [
  ...filesOfBranch().added.filter((file) => /\.test\.tsx?$/.test(file)),
  ...["tests/core/trackers", "tests/core/assessments/tracker-span.test.ts", "tests/ports/trackers", "tests/adapters/demo-people"],
  ...["tests/http/trackers/trackers.test.ts", "tests/adapters/fhir/care/observations.test.ts", "tests/web/trackers/mine.test.tsx"],
  ...["tests/web/trackers/tracker-store.test.ts", "tests/web/trackers/reminder-form.test.tsx", "tests/wording/phrases.test.ts"],
  ...[
    "tests/architecture/imports.test.ts",
    "tests/architecture/registries.test.ts",
    "tests/adapters/composition/declared-areas.test.ts",
    "tests/architecture/features/late-imports.test.ts",
  ],
];

describe("a tracker of steps, added as the page tells it", () => {
  const ran = (program: string, ...given: readonly string[]) => tree?.run(program, given);

  it("is all that the compiler asks for, in core alone and everywhere", { timeout: 900_000 }, () => {
    for (const project of ["core", "."])
      expect(ran("typescript/bin/tsc", "-p", project, "--incremental", "false")).toEqual({ status: 0, said: "" });
  });

  it("is added up and merged, kept in both stores, sent, drawn, reminded of, taken along, brought back and erased, and changes nothing else", {
    timeout: 900_000,
  }, () => {
    const projects = ["node", "database", "web"].flatMap((name) => ["--project", name]);
    const { status, said } = ran("vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts", ...projects, ...TESTS) ?? {};
    expect(status, said).toBe(0);
    for (const file of filesOfBranch().added.filter((one) => one.includes(".test."))) expect(said).toContain(file);
  });

  it("is drawn in Hindi", { timeout: 300_000 }, () => {
    const { status, said } =
      ran(
        "vitest/vitest.mjs",
        "run",
        "--config",
        "tests/architecture/planted/hindi.vitest.config.ts",
        "tests/web/trackers/steps.test.tsx",
      ) ?? {};
    expect(status, said).toBe(0);
  });
});
