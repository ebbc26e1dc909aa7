import { FOODS } from "#core/health/foods/foods.ts";
import { makeImportFoods } from "#core/trackers/tables/import/import-foods.use-case.ts";
import { FOOD_TABLE, postgresTableRegister } from "#adapters/postgres/trackers/imported-rows.ts";
import { manyFoods } from "./made/many-foods.ts";
import { median } from "./asking.ts";
import { serverRace } from "./server-cpu.ts";
import { wholeFileOf } from "#tests/builders/files/whole-row.ts";
import type { Call } from "./server-cpu.ts";
import type { Figure } from "./figure.ts";

const IMPORTED = 50_000;
const ROUNDS = 11;
const REQUESTS = 357;
/** As people type: the beginning of a name, all of it, one letter missing, in Hindi. Each of the table's foods comes. */
const TYPED = [...FOODS.values()].flatMap(({ name, hindi }, nth) => {
  const plain = name.replace(/,.*/, "");
  const missing = plain.slice(0, 3) + plain.slice(4);
  return [[plain.slice(0, 3), plain, missing, hindi][nth % 4] ?? plain];
});
const call: Call = (nth) => ({
  path: `/api/mealtracker/searchcalories?words=${encodeURIComponent(TYPED[(nth * 7) % TYPED.length] ?? "")}`,
});

/**
 * A search of foods where 50,000 were imported against one where none were, in processor time of server and database a request, in rounds
 * that alternate.
 */
export async function bench(): Promise<readonly Figure[]> {
  const bare = new URL("./bare/bare-nothing.ts", import.meta.url);
  const small = await serverRace({ prepare: async () => {}, bare });
  try {
    const large = await serverRace({
      bare,
      async prepare(db) {
        const importFoods = makeImportFoods({ register: postgresTableRegister(db, FOOD_TABLE), now: Date.now });
        const file = wholeFileOf(manyFoods(IMPORTED));
        const imported = await importFoods("bench", { name: "many foods", file, run: "real" });
        if (imported.kind === "refused") throw new Error(`${imported.refusal.length} lines are refused`);
      },
    });
    try {
      const costs: { readonly small: number; readonly large: number }[] = [];
      for (let round = -2; round < ROUNDS; round += 1) {
        const cost = { small: mean(await small.costs(call, REQUESTS)), large: mean(await large.costs(call, REQUESTS)) };
        if (round >= 0) costs.push(cost); // Before, both compile what they run most.
      }
      const ratio = median(costs.map((cost) => cost.large / cost.small));
      return [
        {
          name: "a search of foods among 50,000 imported ones, against one among the program's own 357",
          figure: Number(ratio.toFixed(2)),
          unit: "times",
          target: "at most 1.5 times",
          met: ratio <= 1.5,
        },
      ];
    } finally {
      await large.close();
    }
  } finally {
    await small.close();
  }
}

const mean = (costs: readonly number[]): number => costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
