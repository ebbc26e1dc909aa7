import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { atMost } from "#tests/bench/figure.ts";
import { placesIn, withFigures } from "./written-figures.ts";

const page = (inside: string) => `# Figures\n\n<!-- npm run bench -- --write orders -->${inside}<!-- end -->\n\nAnd so on.\n`;
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

  it("stand nowhere where the page has no place for their bench", () => {
    expect(withFigures(page("\n"), { ...run, bench: "pages" })).toBe(page("\n"));
  });

  it("have places only for benches that there are", () => {
    const benches = globSync("**/*.bench.ts", { cwd: join(import.meta.dirname, "..") }).map((file) => basename(file, ".bench.ts"));
    const places = placesIn(readFileSync(join(import.meta.dirname, "../../../docs/benchmarks.md"), "utf8"));
    expect(places).not.toEqual([]);
    expect(benches).toEqual(expect.arrayContaining([...places]));
  });
});
