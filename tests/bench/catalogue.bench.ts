import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { postgresCatalogueIntake } from "#adapters/postgres/catalogue/catalogue-intake.ts";
import { grown, raced } from "./recordings/catalogue-calls.ts";
import { atLeast, atMost } from "./figure.ts";
import { manyProducts } from "./made/many-products.ts";
import { queryPlansOf } from "./recordings/query-plans.ts";
import { recordedCalls } from "./recordings/recorded-calls.ts";
import { serverRace } from "./server-cpu.ts";
import type { Intake } from "#core/catalogue/catalogue-intake.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Named } from "./recordings/catalogue-calls.ts";
import type { Figure } from "./figure.ts";
import type { Race } from "./server-cpu.ts";

const FEW = 10_000;
const MANY = 1_000_000;
const ROUNDS = 3;
const REQUESTS = 150; // A round.
const WARMING = 40; // Of each call, before the first is measured.

/**
 * The catalogue's calls against bare Fastify and pg with the same statements, on ten thousand products. With MILLION=1 also against themselves on
 * a million by the processor time of server and database, which takes half an hour; with PLANS=1 then the statements' plans are written into docs/benchmarks-plans.md.
 */
export async function bench(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "niramaya-statements-"));
  const statements = join(folder, "statements.json");
  process.env["BARE_STATEMENTS"] = statements; // Handed on to the bare server.
  const prepared = (count: number) => async (db: Database) => {
    await filled(db, count);
    await writeFile(statements, JSON.stringify(await recordedCalls(db, count === FEW ? raced : {}, 400)));
  };
  const bare = new URL("./bare/bare-catalogue.ts", import.meta.url);
  const few = await serverRace({ prepare: prepared(FEW), bare, besides: ["price_list"], folder: keptIn("few") });
  try {
    const figures = [
      atLeast("product by slug", await few.ratio(raced.slug), 0.45),
      atLeast("list page with total, and its filters", await few.ratio(raced.list), 0.8),
      atLeast("search", await few.ratio(raced.search), 0.8),
    ];
    if (process.env["MILLION"] !== "1") return figures;
    let taken = 0;
    const many = await serverRace({
      prepare: async (db) => {
        const begun = performance.now();
        await prepared(MANY)(db);
        taken = (performance.now() - begun) / 1_000;
      },
      bare,
      folder: keptIn("many"),
    });
    try {
      if (process.env["PLANS"] === "1") await queryPlansOf(many.db, grown);
      return [...figures, ...(process.env["KEPT"] === undefined ? [imported(taken)] : []), ...(await growth(few, many))];
    } finally {
      await many.close();
    }
  } finally {
    await few.close();
    await rm(folder, { recursive: true });
  }
}

/** With KEPT=folder the catalogues stay there for the next run, which imports nothing. */
const keptIn = (name: string): string | null => (process.env["KEPT"] === undefined ? null : join(process.env["KEPT"], name));

/** By the way that the staff's import takes; what is filled already stays as it is. Throws where more memory is used late than early. */
async function filled(db: Database, count: number): Promise<void> {
  if ((await db.selectFrom("product").select("id").limit(1).execute()).length > 0) return;
  const intake = postgresCatalogueIntake(db);
  const clashed = () => {
    throw new TypeError("the goods clash");
  };
  const entryOf = (taken: Intake) =>
    ({ at: Date.now(), who: "bench", action: "catalogue import", subject: { kind: "catalogue", id: "all" }, details: taken }) as const;
  await intake.put(watched(manyProducts(count)), clashed, () => ({ kind: "keep", entryOf }));
  heldSteady();
}

const memory: number[] = [];

async function* watched<Batch>(batches: AsyncIterable<Batch>): AsyncGenerator<Batch> {
  for await (const batch of batches) {
    memory.push(process.memoryUsage().rss);
    yield batch;
  }
}

/** The largest memory of the last third of a run against that of the second. */
function heldSteady(): void {
  const third = Math.floor(memory.length / 3);
  const largest = (from: number) => Math.max(...memory.slice(from, from + third));
  if (memory.length > 500 && largest(2 * third) > 1.25 * largest(third)) throw new Error("the import's memory grows with the catalogue");
  memory.length = 0;
}

const imported = (seconds: number): Figure => ({
  name: "a million products imported, in memory that stays the same",
  figure: Math.round(seconds),
  unit: "seconds",
  target: "at most 900",
  met: seconds <= 900,
});

/** Every call on a million products against the same on ten thousand, half of the requests and 99 of 100. */
async function growth(few: Race, many: Race): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const call of Object.values(grown)) for (const race of [few, many]) await race.costs(call, WARMING); // A server that just started compiles what it runs.
  for (const [name, call] of Object.entries(grown)) {
    const { half, nearlyAll } = await ratios(few, many, call);
    figures.push(atMost(`${name}: p50 of a million to ten thousand`, half, 1.5), atMost(`${name}: p99 of the same`, nearlyAll, 1.6));
  }
  return figures;
}

async function ratios(few: Race, many: Race, call: Named): Promise<{ readonly half: number; readonly nearlyAll: number }> {
  const rounds: { readonly few: readonly number[]; readonly many: readonly number[] }[] = [];
  for (const race of [few, many]) await race.costs(call, REQUESTS); // The first round compiles, and reads from the disk.
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ few: await few.costs(call, REQUESTS), many: await many.costs(call, REQUESTS) });
  const of = (share: number) => median(rounds.map((round) => at(share, round.many))) / median(rounds.map((round) => at(share, round.few)));
  return { half: of(0.5), nearlyAll: of(0.99) };
}

const at = (share: number, values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
const median = (values: readonly number[]): number => at(0.5, values);
