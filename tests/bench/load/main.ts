// A day's visits against the real server and database, which come whether or not anything before them was answered: how many a second are
// borne, how long people wait before that, a whole day pressed into two minutes, and what a request costs on two servers against one. `npm
// run load -- --seconds 5` is a short try; `--write` puts the figures into docs/benchmarks.md. Ends with 1 where a target is missed.
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { busyMeanwhile } from "#tests/bench/busy-meanwhile.ts";
import { median } from "#tests/bench/asking.ts";
import { withTable } from "#tests/bench/page/written-figures.ts";
import { dayOf, poisson } from "./arrivals.ts";
import { loadedShop } from "./loaded-shop.ts";
import { isBorne, played } from "./played.ts";
import { deedsOf, VISIT_LASTS } from "./visits.ts";
import type { LoadedShop, Used } from "./loaded-shop.ts";
import type { Played } from "./played.ts";

type Step = Played & { readonly seconds: number; readonly cost: Used };
type Row = readonly [what: string, measured: string, target: string, state: string];

const FIRST = 6; // Visits a second.
const STEEPER = 1.25;
const MOST_STEPS = 16;
const ROUNDS = 5;
const DEARER = 1.1;
const PAGE = new URL("../../../docs/benchmarks.md", import.meta.url);

const { argv } = process;
const seconds = argv.includes("--seconds") ? Number(argv[argv.indexOf("--seconds") + 1]) : 30;
if (!(seconds >= 1 && seconds <= 600)) throw new RangeError("--seconds takes a number from 1 to 600");

async function measured(loaded: LoadedShop): Promise<readonly Row[]> {
  await step(loaded, 1, FIRST); // What runs most is compiled.
  let borne: { readonly rate: number; readonly told: Step } | null = null;
  for (let [rate, nth] = [FIRST, 0]; nth < MOST_STEPS; rate *= STEEPER, nth += 1) {
    const told = await step(loaded, 1, rate);
    console.log(`${rate.toFixed(1)} visits a second: ${sayOf(told)}`);
    if (!isBorne(told)) break;
    borne = { rate, told };
  }
  if (borne === null) return [["visits a second that are borne", `fewer than ${FIRST}`, "", "**missed**"]];
  const { rate, told } = borne;
  const day = await wholeDay(loaded, rate * 0.8);
  console.log(`a day: ${sayOf(day)}`);
  const dearer = await onTwoServers(loaded, rate / 2);
  return [
    [
      `visits a second before the knee, one server${loaded.isPinned ? "" : ", who asks on the same processors"}`,
      `${rate.toFixed(1)}, which are ${requestsOf(told)} requests a second`,
      "",
      "",
    ],
    ["how long requests take then, from when they are due", waits(told), "99 of 100 within 1 s", "met"],
    ["what a request costs then", costOf(told), "", ""],
    [
      "a day whose busiest hour has eight tenths of that",
      waits(day),
      "nothing fails, 99 of 100 within 1 s",
      isBorne(day) ? "met" : "**missed**",
    ],
    [
      "a request on two servers against one, server and database",
      `${dearer.toFixed(2)} times`,
      `at most ${DEARER}`,
      dearer <= DEARER ? "met" : "**missed**",
    ],
  ];
}

/** Visits at one rate; what is due while the first of them are still on their way is not counted. */
async function step(loaded: LoadedShop, servers: 1 | 2, rate: number): Promise<Step> {
  const span = { from: VISIT_LASTS, to: VISIT_LASTS + seconds * 1_000 };
  return spent(loaded, servers, poisson(rate, span.to, Math.random), span);
}

/** 24 hours in 24 times a few seconds. */
async function wholeDay(loaded: LoadedShop, peak: number): Promise<Step> {
  const lasts = 24 * Math.min(5, seconds) * 1_000;
  return spent(loaded, 1, dayOf(peak, lasts, Math.random), { from: 0, to: lasts });
}

async function spent(
  loaded: LoadedShop,
  servers: 1 | 2,
  visits: readonly number[],
  span: { readonly from: number; readonly to: number },
): Promise<Step> {
  const edges: Used[] = [];
  const told = await played(deedsOf(visits, loaded.visitors, Math.random), loaded.ask(servers), span, async () => {
    edges.push(await loaded.used());
  });
  const [first, last] = edges;
  if (first === undefined || last === undefined) throw new Error("the span did not begin and end");
  const cost = { servers: (last.servers - first.servers) / told.due, database: (last.database - first.database) / told.due };
  return { ...told, seconds: (span.to - span.from) / 1_000, cost };
}

/** The middle of the rounds' ratios; each round asks one server, then both in turn. */
async function onTwoServers(loaded: LoadedShop, rate: number): Promise<number> {
  const whole = ({ cost }: Step) => cost.servers + cost.database;
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await step(loaded, 1, rate);
    ratios.push(whole(await step(loaded, 2, rate)) / whole(one));
  }
  return median(ratios);
}

const requestsOf = ({ due, seconds: lasted }: Step): string => (due / lasted).toFixed(0);
const waits = ({ p50, p99, p999 }: Step): string =>
  `half within ${p50.toFixed(0)} ms, 99 % ${p99.toFixed(0)} ms, 99.9 % ${p999.toFixed(0)} ms`;
const costOf = ({ cost }: Step): string => `${cost.servers.toFixed(2)} ms of the server, ${cost.database.toFixed(2)} ms of the database`;

function sayOf(step: Step): string {
  const wrong = [...step.failures].map(([words, times]) => `${times} × ${words}`).join("; ");
  return `${requestsOf(step)} requests a second, ${step.answered} of ${step.due} answered, ${waits(step)}; ${costOf(step)}${wrong === "" ? "" : `; ${wrong}`}`;
}

function write(rows: readonly Row[]): void {
  const table = ["| What | Measured | Target | |", "| --- | --- | --- | --- |", ...rows.map((row) => `| ${row.join(" | ")} |`)].join("\n");
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(PAGE, withTable(readFileSync(PAGE, "utf8"), { command: "npm run load -- --write", day, table }));
}

const busy = await busyMeanwhile();
const shop = await loadedShop();
try {
  console.log(
    shop.isPinned
      ? "Shop and database run on two processors, who asks on two others."
      : `Shop, database and who asks share all ${availableParallelism()} processors: there is no taskset, or there are fewer than four. More is borne where who asks has others.`,
  );
  const rows = await measured(shop);
  console.log(rows.map((row) => row.join("  ")).join("\n"));
  console.log(await busy());
  if (argv.includes("--write")) write(rows);
  if (rows.some(([, , , state]) => state === "**missed**")) process.exitCode = 1;
} finally {
  await shop.close();
}
