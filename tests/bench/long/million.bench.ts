import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { grown } from "#tests/bench/recordings/catalogue-calls.ts";
import { atMost, reachingAtMost } from "#tests/bench/figure.ts";
import { fillCatalogue } from "#tests/bench/made/filled-catalogue.ts";
import { queryPlansOf } from "#tests/bench/recordings/query-plans.ts";
import { recordedCalls } from "#tests/bench/recordings/recorded-calls.ts";
import { serverRace } from "#tests/bench/server-cpu.ts";
import type { Named } from "#tests/bench/recordings/catalogue-calls.ts";
import type { Figure } from "#tests/bench/figure.ts";
import type { Race } from "#tests/bench/server-cpu.ts";

const FEW = 10_000;
const MANY = 1_000_000;
const ROUNDS = 3;
const REQUESTS = 150; // A round.
const WARMING = 40; // Of each call, before the first is measured.

/**
 * Every call of the catalogue on a million products against the same on ten thousand, by the processor time of server and database. With
 * PLANS=1 the statements' plans are written into dist/benchmarks-plans.md; with KEPT=folder the catalogues stay there for the next run,
 * which imports nothing.
 */
export async function bench(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "niramaya-statements-"));
  process.env["BARE_STATEMENTS"] = join(folder, "statements.json"); // Handed on to the bare server, which is asked for nothing.
  const imports = new Map<number, number>(); // Seconds, by the number of products.
  const filled = (count: number, name: string) =>
    serverRace({
      prepare: async (db) => {
        const begun = performance.now();
        if (await fillCatalogue(db, count)) imports.set(count, (performance.now() - begun) / 1_000);
        await writeFile(join(folder, "statements.json"), JSON.stringify(await recordedCalls(db, {}, 400)));
      },
      bare: new URL("../bare/bare-catalogue.ts", import.meta.url),
      folder: process.env["KEPT"] === undefined ? null : join(process.env["KEPT"], name),
    });
  const few = await filled(FEW, "few");
  try {
    const many = await filled(MANY, "many");
    try {
      if (process.env["PLANS"] === "1") await queryPlansOf(many.db, grown);
      const taken = imports.get(MANY);
      return [...(taken === undefined ? [] : [imported(taken)]), ...(await worstGrowth(few, many))];
    } finally {
      await many.close();
    }
  } finally {
    await few.close();
    await rm(folder, { recursive: true });
  }
}

const imported = (seconds: number): Figure => ({
  name: "a million products imported, in memory that stays the same",
  figure: Math.round(seconds),
  unit: "seconds",
  target: "at most 900",
  met: seconds <= 900,
});

/** How much more a request costs among many: half of the requests, and 99 of 100. */
type Growth = { readonly half: number; readonly nearlyAll: number };

/** The worst of all calls; each is printed with its own. */
async function worstGrowth(few: Race, many: Race): Promise<readonly Figure[]> {
  const calls = Object.entries(grown);
  for (const [, call] of calls) for (const race of [few, many]) await race.costs(call, WARMING); // A server that just started compiles what it runs.
  const growths: (Growth & { readonly name: string })[] = [];
  for (const [name, call] of calls) {
    const growth = await growthOf(few, many, call);
    console.log(`${name}: ${growth.half.toFixed(2)} times by half, ${growth.nearlyAll.toFixed(2)} by 99 of 100`);
    growths.push({ name, ...growth });
  }
  const worst = (share: keyof Growth, told: string, limit: number, reached: number): Figure => {
    const of = growths.reduce((most, one) => (one[share] > most[share] ? one : most));
    const name = `a million products to ten thousand, the worst of ${calls.length} calls (${of.name}), ${told}`;
    return reachingAtMost(atMost(name, of[share], limit), reached);
  };
  return [worst("half", "half of the requests", 1.5, 2.6), worst("nearlyAll", "99 of 100", 1.6, 2.2)];
}

async function growthOf(few: Race, many: Race, call: Named): Promise<Growth> {
  const rounds: { readonly few: readonly number[]; readonly many: readonly number[] }[] = [];
  for (const race of [few, many]) await race.costs(call, REQUESTS); // The first round compiles, and reads from the disk.
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ few: await few.costs(call, REQUESTS), many: await many.costs(call, REQUESTS) });
  const of = (share: number) => median(rounds.map((round) => at(share, round.many))) / median(rounds.map((round) => at(share, round.few)));
  return { half: of(0.5), nearlyAll: of(0.99) };
}

const at = (share: number, values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
const median = (values: readonly number[]): number => at(0.5, values);
