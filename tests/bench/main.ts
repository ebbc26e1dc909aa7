// Runs every *.bench.ts here and in the folders beside it, each in a process of its own, and prints one table and what else was busy
// meanwhile. Ends with 1 where a target is missed, unless it is out of reach for a reason that docs/benchmarks.md gives and what was
// reached is kept. A bench with a worse figure is run once more at the end, and what that run gives counts: minutes of other benches leave
// the machine busy now and then. Those of the folder "long" take many minutes each and run only where they are named. With words, only the
// benches whose paths hold one of them. With --write their figures go into docs/benchmarks.md, where it has a place for them.
import { fork } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { busyMeanwhile } from "./busy-meanwhile.ts";
import { isBorne, outcomeOf } from "./figure.ts";
import { withFigures } from "./page/written-figures.ts";
import type { Figure } from "./figure.ts";

type Measured = { readonly bench: string; readonly file: string; readonly figures: readonly Figure[] };

const [first, ...rest] = process.argv.slice(2);
if (first === "--one" && rest[0] !== undefined) {
  // Whatever nobody waited for fails: the bench still comes to its end, where it stops what it started.
  process.on("uncaughtException", (error) => {
    console.error(error);
    process.exitCode = 1;
  });
  const { bench }: { bench(): Promise<readonly Figure[]> } = await import(new URL(rest[0], import.meta.url).href);
  process.send?.(await bench());
} else {
  const words = process.argv.slice(2).filter((word) => word !== "--write");
  const files = globSync("**/*.bench.ts", { cwd: import.meta.dirname }).sort();
  const measured: Measured[] = [];
  const busy = await busyMeanwhile();
  const isAsked = (name: string) => (words.length === 0 ? !name.startsWith("long/") : words.some((word) => name.includes(word)));
  for (const file of files.filter(isAsked)) measured.push({ bench: basename(file, ".bench.ts"), file, figures: await figuresOf(file) });
  for (const [nth, { bench, file, figures }] of measured.entries()) {
    if (figures.every(isBorne)) continue; // Nor is one that broke run again: that is a fault.
    console.log(`${bench} is run once more: a figure was worse than it may be`);
    measured[nth] = { bench, file, figures: await figuresOf(file) };
  }
  console.log(`${table(measured)}\n${counted(measured)}\n${await busy()}`);
  if (process.argv.includes("--write")) write(measured.filter(({ figures }) => figures.length > 0));
  if (measured.length === 0 || !measured.every(({ figures }) => isGood(figures))) process.exitCode = 1;
}

function write(measured: readonly Measured[]): void {
  const page = fileURLToPath(new URL("../../docs/benchmarks.md", import.meta.url));
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(
    page,
    measured.reduce((written, of) => withFigures(written, { ...of, day }), readFileSync(page, "utf8")),
  );
}

/** Nothing where the bench broke: its own process has said why. */
function figuresOf(file: string): Promise<readonly Figure[]> {
  const { promise, resolve } = Promise.withResolvers<readonly Figure[]>();
  let figures: readonly Figure[] = [];
  const child = fork(fileURLToPath(import.meta.url), ["--one", `./${file}`]);
  child.on("message", (told: readonly Figure[]) => {
    figures = told;
  });
  child.once("exit", (code) => resolve(code === 0 ? figures : []));
  return promise;
}

function isGood(figures: readonly Figure[]): boolean {
  return figures.length > 0 && figures.every(isBorne);
}

function counted(measured: readonly Measured[]): string {
  const missed = measured.flatMap(({ figures }) => figures).filter(({ met }) => !met);
  const worse = missed.filter((figure) => !isBorne(figure)).length + measured.filter(({ figures }) => figures.length === 0).length;
  return `${missed.length} targets missed; ${worse} figures worse than what was reached, or not there.`;
}

function table(measured: readonly Measured[]): string {
  const rows = measured.flatMap(({ bench, figures }) => [
    ...(figures.length === 0 ? [[`${bench}: gave no figure`, "", "", "missed"]] : []),
    ...figures.map((of) => [`${bench}: ${of.name}`, `${of.figure} ${of.unit}`, of.target, outcomeOf(of)]),
  ]);
  const all = [["What", "Measured", "Target", ""], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
