import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Hooks that a file registers as soon as it is loaded. */
const hooksIn = (source: string): readonly string[] => source.match(/^(?:before|after)(?:All|Each)\(/gm) ?? [];

/** What every file of a project begins with; it is loaded anew for each. */
const SETUP = ["tests/web/browser-setup.ts", "tests/reset-after-file.ts", "tests/mutation/impatient.ts"];

describe("what several files of tests import", () => {
  it("registers its hooks when it is called: it is loaded once a worker, and the second file would have none", () => {
    const shared = globSync("tests/**/*.{ts,tsx}").filter((path) => !/\.test\.tsx?$/.test(path) && !SETUP.includes(path));
    expect(shared.length).toBeGreaterThan(200);
    expect(shared.filter((path) => hooksIn(readFileSync(path, "utf8")).length > 0)).toEqual([]);
  });
  it("would be caught with one", () => expect(hooksIn("let db;\nbeforeAll(async () => {\n")).toHaveLength(1));
});
