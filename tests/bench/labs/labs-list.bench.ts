import { median } from "#tests/bench/asking.ts";
import { atMost } from "#tests/bench/figure.ts";
import { serverRace } from "#tests/bench/server-cpu.ts";
import { putTests } from "./many-tests.ts";
import type { Figure } from "#tests/bench/figure.ts";
import type { Call, Race } from "#tests/bench/server-cpu.ts";

const SMALL = { tests: 200, labs: 2 };
const LARGE = { tests: 20_000, labs: 200 };
const ROUNDS = 7;
const REQUESTS = 30;

/** Tests of a large register beside those of a small one, in processor time of server and database a request. */
export async function bench(): Promise<readonly Figure[]> {
  const endings: (() => Promise<void>)[] = [];
  try {
    const [small, large] = [await placeOf(SMALL, endings), await placeOf(LARGE, endings)];
    const ratios: { readonly name: string; readonly ratio: number; readonly ms: number }[] = [];
    for (const [name, call] of Object.entries(calls())) {
      const pairs: { readonly few: number; readonly many: number }[] = [];
      for (let round = -2; round < ROUNDS; round += 1) {
        const pair = { few: median(await small.costs(call, REQUESTS)), many: median(await large.costs(call, REQUESTS)) };
        if (round >= 0) pairs.push(pair); // Before, both compile what they run most.
      }
      const [few, many] = [median(pairs.map((pair) => pair.few)) / 1_000, median(pairs.map((pair) => pair.many)) / 1_000];
      ratios.push({
        name: `${name} (${many.toFixed(2)} against ${few.toFixed(2)} ms)`,
        ratio: median(pairs.map((pair) => pair.many / pair.few)),
        ms: many,
      });
    }
    return ratios.map(({ name, ratio }) =>
      atMost(`${name}, among ${LARGE.tests} tests of ${LARGE.labs} laboratories against ${SMALL.tests} of ${SMALL.labs}`, ratio, 1.5),
    );
  } finally {
    for (const end of endings.reverse()) await end();
  }
}

async function placeOf(size: typeof SMALL, endings: (() => Promise<void>)[]): Promise<Race> {
  const race = await serverRace({ bare: new URL("../bare/bare-nothing.ts", import.meta.url), prepare: (db) => putTests(db, size) });
  endings.push(race.close);
  await race.ask({ path: "/api/labs?title=sugar" }); // The first search reads all of them.
  return race;
}

/** Each with other values from request to request. */
function calls(): Readonly<Record<string, Call>> {
  const of =
    (...queries: readonly string[]): Call =>
    (nth) => ({ path: `/api/labs${queries[nth % queries.length] ?? ""}` });
  return {
    "a search by words": of("?title=serum+sugar", "?title=thyroid+panel", "?title=total+zink"),
    "the list": of("", "?sort=price"),
    "a list with filters": of("?category=thyroid&home=only", "?fasting=not-needed&max_price=500", "?prescription=needed&within_day=only"),
    "one test": of("/test?slug=many-7", "/test?slug=many-150"),
  };
}
