import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { atLeast, atMost, isBorne, reachingAtLeast, reachingAtMost } from "#tests/bench/figure.ts";
import { placesIn, withFigures } from "./written-figures.ts";

const page = (inside: string) => `# Figures\n\n<!-- npm run bench -- --write orders -->${inside}<!-- end -->\n\nAnd so on.\n`;
const written = readFileSync(join(import.meta.dirname, "../../../docs/benchmarks.md"), "utf8");

/** Rows of tables outside what the commands write. */
const rowsByHand = (whole: string): readonly string[] =>
  whole
    .replaceAll(/^<!-- npm run [^\n]* -->$[\s\S]*?^<!-- end -->$/gm, "")
    .split("\n")
    .filter((line) => line.startsWith("|"));

const run = { bench: "orders", figures: [atMost("a list", 1.234, 2), atMost("a letter", 3, 2)], day: "2026-11-23" };

describe("the figures of a run", () => {
  it("take the place of those of the run before, and nothing else", () => {
    const first = withFigures(page("\n"), run);
    expect(first).toBe(
      page(
        "\n\nWritten by the run of 2026-11-23:\n\n| What | Measured | Target | |\n| --- | --- | --- | --- |\n| a list | 1.23 times | at most 2 | met |\n| a letter | 3 times | at most 2 | **missed** |\n\n",
      ),
    );
    expect(withFigures(first, run)).toBe(first);
  });

  it("say that a target out of reach is missed, and what is kept instead", () => {
    const stored = reachingAtMost(atMost("a signal", 2.7, 2), 3.2);
    const worse = reachingAtMost(atMost("a signal", 3.3, 2), 3.2);
    const slower = reachingAtLeast(atLeast("a feed", 0.3, 0.6), 0.31);
    const reached = reachingAtLeast(atLeast("a feed", 0.61, 0.6), 0.31);
    const table = withFigures(page("\n"), { ...run, figures: [stored, worse, slower, reached] });
    expect(table.match(/(?<=at (?:most 2|least 0\.6) \| )[^|]+(?= \|)/g)).toEqual([
      "**missed**, at most 3.2 is kept",
      "**missed**",
      "**missed**",
      "met",
    ]);
    expect([stored, worse, slower, reached].map(isBorne)).toEqual([true, false, false, true]);
  });

  it("stand nowhere where the page has no place for their bench", () => {
    expect(withFigures(page("\n"), { ...run, bench: "pages" })).toBe(page("\n"));
  });

  it("have a place for each bench that there is, and for no other", () => {
    const benches = globSync("**/*.bench.ts", { cwd: join(import.meta.dirname, "..") }).map((file) => basename(file, ".bench.ts"));
    expect(benches).not.toEqual([]);
    expect(placesIn(written).toSorted()).toEqual(benches.toSorted());
  });

  it("stand in no table that no command writes", () => {
    expect(rowsByHand(written)).toEqual([]);
    expect(rowsByHand(`${written}\n| a figure | 3 times | at most 2 | met |\n`)).toEqual(["| a figure | 3 times | at most 2 | met |"]);
  });
});
