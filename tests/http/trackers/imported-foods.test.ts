import { wholeFileOf } from "#tests/builders/files/whole-row.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeImportActivities } from "#core/trackers/tables/import/import-activities.use-case.ts";
import { makeImportFoods } from "#core/trackers/tables/import/import-foods.use-case.ts";
import { ImportedActivities, ImportedFoods } from "#core/trackers/tables/imported-rows.port.ts";
import { SearchActivityCalories, SearchFoodCalories } from "#core/trackers/calls/found-calories.ts";
import { makeSearchActivityCalories, makeSearchFoodCalories } from "#core/trackers/calls/search-calories.use-case.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryImportedRows, memoryTableRegister } from "#adapters/memory/trackers/imported-rows.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { composeMemory } from "#tests/composition.ts";
import { anImportedActivity, anImportedFood } from "#tests/builders/health/an-imported-food.ts";

const memory = new Memory();
/** A server of its own over the same stored rows. */
function aServer() {
  const container = composeMemory({});
  const [foods, activities] = [memoryImportedRows(memory.importedFoods), memoryImportedRows(memory.importedActivities)];
  container.rebind(ImportedFoods).toConstantValue(foods);
  container.rebind(ImportedActivities).toConstantValue(activities);
  container.rebind(SearchFoodCalories).toConstantValue(makeSearchFoodCalories({ imported: foods }));
  container.rebind(SearchActivityCalories).toConstantValue(makeSearchActivityCalories({ imported: activities }));
  return serverOver(container, { pages: null, log: "off" });
}
const servers = [aServer(), aServer()];
beforeAll(async () => {
  for (const server of servers) await server.ready();
});
afterAll(async () => {
  for (const server of servers) await server.close();
});

const found = (path: string, words: string) =>
  Promise.all(
    servers.map(
      async (server) => (await server.inject({ method: "GET", url: `/api${path}?words=${encodeURIComponent(words)}` })).json().payload,
    ),
  );

describe("what staff import", () => {
  it("is found by every server from then on, as it is by then (ep-tracker-meal-search-calories, ep-tracker-exercise-search-calories)", async () => {
    const importFoods = makeImportFoods({ register: memoryTableRegister(memory, memory.importedFoods), now: () => 1 });
    const importActivities = makeImportActivities({ register: memoryTableRegister(memory, memory.importedActivities), now: () => 1 });
    const file = { name: "f", run: "real" } as const;
    expect(await found("/mealtracker/searchcalories", "phalsa")).toEqual([[], []]);
    expect(await found("/exercisetracker/searchcalories", "kho")).toEqual([[], []]);
    await importFoods("ravi", { ...file, file: wholeFileOf([anImportedFood()]) });
    await importActivities("ravi", { ...file, file: wholeFileOf([anImportedActivity()]) });
    const told = {
      food: "phalsa",
      name: "Phalsa",
      hindi: "फालसा",
      per_100: { kcal: 90, protein_g: 1.6, carbs_g: 21, fat_g: 0.1, fibre_g: null },
    };
    const units = [
      { unit: "katori", grams: 90 },
      { unit: "g", grams: 1 },
    ];
    expect(await found("/mealtracker/searchcalories", "falsa")).toEqual([[{ ...told, units }], [{ ...told, units }]]);
    expect(await found("/exercisetracker/searchcalories", "kho")).toMatchObject([[{ met: 7.3 }], [{ met: 7.3 }]]);
    await importFoods("ravi", { ...file, file: wholeFileOf([anImportedFood({ name: "Phalsa, ripe" })]) });
    expect(await found("/mealtracker/searchcalories", "phalsa")).toMatchObject([[{ name: "Phalsa, ripe" }], [{ name: "Phalsa, ripe" }]]);
  });
});
