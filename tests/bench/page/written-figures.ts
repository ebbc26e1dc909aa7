import { outcomeOf } from "#tests/bench/figure.ts";
import type { Figure } from "#tests/bench/figure.ts";

export type Written = { readonly bench: string; readonly figures: readonly Figure[]; readonly day: string };

/** Where a bench's figures stand in docs/benchmarks.md: between these two lines, which a run with `--write` fills. */
const commandOf = (bench: string): string => `npm run bench -- --write ${bench}`;
const END = "<!-- end -->";

/** The benches that have a place on the page. */
export const placesIn = (page: string): readonly string[] =>
  [...page.matchAll(/^<!-- npm run bench -- --write ([a-z-]+) -->$/gm)].map(([, bench = ""]) => bench);

/** The page with what the run measured in place of what stood there. Without a place for the bench the page stays as it is. */
export function withFigures(page: string, { bench, figures, day }: Written): string {
  const rows = figures.map(
    (of) => `| ${of.name} | ${of.figure} ${of.unit} | ${of.target} | ${outcomeOf(of).replace("missed", "**missed**")} |`,
  );
  const table = ["| What | Measured | Target | |", "| --- | --- | --- | --- |", ...rows].join("\n");
  return withTable(page, { command: commandOf(bench), day, table });
}

type WrittenTable = { readonly command: string; readonly day: string; readonly table: string };

/** The page with a table in place of the one that the same command wrote before. */
export function withTable(page: string, { command, day, table }: WrittenTable): string {
  const beginning = `<!-- ${command} -->`;
  const from = page.indexOf(beginning);
  const to = page.indexOf(END, from);
  if (from === -1 || to === -1) return page;
  return `${page.slice(0, from)}${beginning}\n\nWritten by the run of ${day}:\n\n${table}\n\n${page.slice(to)}`;
}
