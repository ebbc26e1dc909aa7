import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { filesOfBranch, whyNotApplied } from "#tests/architecture/planted/planted-tree.ts";

const page = readFileSync("docs/adding-a-tracker.md", "utf8");
const listed = [...page.matchAll(/^\| `([^`]+)` \|/gm)].map(([, path = ""]) => path);

/** Texts that speak of what there is, and ask for nothing: no tracker is listed there. */
const TEXTS: readonly string[] = [
  "cli/health/wording/help.ts",
  "cli/trackers/wording/help.ts",
  "web/features/content/wording/holistic.ts",
  "web/features/content/wording/terms-of-use.ts",
  "web/features/fitbook/wording/challenges.ts",
];

/** What steps need not be in: no challenge counts them. */
const OF_CHALLENGES: readonly string[] = ["core/trackers/days/day-sums.ts"];

/** Named by no list of words: a list of addresses, and the unit of a figure. */
const OTHERWISE_FOUND: readonly string[] = ["web/features/trackers/pages.ts", "web/features/trackers/wording/trackers.ts"];

/** Whether a file goes over trackers: it names three of them that have nothing else in common. */
const goesOverTrackers = (text: string): boolean => ["water", "sleep", "exercise"].every((name) => new RegExp(`\\b${name}\\b`).test(text));

/** The files of the source that go over trackers; a Hindi twin is its English one's to name, and a table of foods names none. */
const found = globSync("{core,adapters,web,cli}/**/*.{ts,tsx}").filter(
  (path) => !/\/hindi\/|core\/health\/foods\//.test(path) && goesOverTrackers(readFileSync(path, "utf8")),
);

describe("what a tracker takes", () => {
  it("is told file by file, and of no file that does not go over trackers", () => {
    expect(found.filter((path) => !listed.includes(path)).toSorted()).toEqual([...TEXTS].toSorted());
    expect(listed.filter((path) => !found.includes(path))).toEqual(OTHERWISE_FOUND);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it("is what a planted branch changes, beside its Hindi twins and tests, and that branch applies", () => {
    const { changed, added } = filesOfBranch();
    expect(whyNotApplied()).toBe("");
    const source = changed.filter((path) => !/\/hindi\/|^tests\//.test(path));
    expect(source.filter((path) => !listed.includes(path))).toEqual([]);
    expect(listed.filter((path) => !source.includes(path))).toEqual(OF_CHALLENGES);
    const ofItsOwn = /^web\/features\/trackers\/(?:steps\/|wording\/(?:hindi\/)?steps\.ts$)|^tests\/.*\/steps\.test\.tsx?$/;
    expect(added.filter((path) => !ofItsOwn.test(path))).toEqual([]);
  });

  it("looks at a planted list of trackers, and not at words that only resemble them", () => {
    expect(goesOverTrackers("const ALL = { water: 1, sleep: 2, exercise: 3, steps: 4 };")).toBe(true);
    expect(goesOverTrackers("const ALL = { water: 1, sleeping: 2, exercises: 3 };")).toBe(false);
  });
});
