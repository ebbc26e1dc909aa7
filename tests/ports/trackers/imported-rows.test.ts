import { randomUUID } from "node:crypto";
import { describe, expect, it, onTestFinished } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryImportedRows, memoryTableRegister } from "#adapters/memory/trackers/imported-rows.ts";
import { memoryTrackers } from "#adapters/memory/trackers/trackers.ts";
import { ACTIVITY_TABLE, FOOD_TABLE, postgresImportedRows, postgresTableRegister } from "#adapters/postgres/trackers/imported-rows.ts";
import { postgresTrackers } from "#adapters/postgres/trackers/trackers.ts";
import { aStoredCustomer } from "#tests/ports/a-stored-customer.ts";
import { anImportedActivity, anImportedFood } from "#tests/builders/health/an-imported-food.ts";
import { aPut, aRoti, aWalk } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Food } from "#core/health/foods/food.ts";
import type { Activity } from "#core/trackers/tables/activity.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TableRegister } from "#core/trackers/tables/import/table-register.port.ts";
import type { ImportedRows } from "#core/trackers/tables/imported-rows.port.ts";
import type { Trackers } from "#core/trackers/trackers.port.ts";

type Kept = {
  readonly foods: ImportedRows<Food> & TableRegister<Food>;
  readonly activities: ImportedRows<Activity> & TableRegister<Activity>;
  readonly trackers: Trackers;
  readonly someone: () => Promise<CustomerId>;
};

const bothOf = <Row>(rows: ImportedRows<Row>, register: TableRegister<Row>): ImportedRows<Row> & TableRegister<Row> => ({
  version: () => rows.version(),
  pageAfter: (after) => rows.pageAfter(after),
  withIds: (ids) => rows.withIds(ids),
  all: () => register.all(),
  change: (decide) => register.change(decide),
});

const adapters: Record<string, () => Promise<Kept>> = {
  async memory() {
    const memory = new Memory();
    return {
      foods: bothOf(memoryImportedRows(memory.importedFoods), memoryTableRegister(memory, memory.importedFoods)),
      activities: bothOf(memoryImportedRows(memory.importedActivities), memoryTableRegister(memory, memory.importedActivities)),
      trackers: memoryTrackers(memory),
      someone: async () => customerId(randomUUID()),
    };
  },
  async postgres() {
    const db = await aDatabase();
    onTestFinished(() => db.destroy());
    return {
      foods: bothOf(postgresImportedRows(db, FOOD_TABLE), postgresTableRegister(db, FOOD_TABLE)),
      activities: bothOf(postgresImportedRows(db, ACTIVITY_TABLE), postgresTableRegister(db, ACTIVITY_TABLE)),
      trackers: postgresTrackers(db),
      someone: () => aStoredCustomer(db),
    };
  },
};

const audit = { at: 1, who: "ravi", action: "food import", subject: { kind: "food", id: "all" }, details: {} } as const;
const putting =
  <Row>(...rows: readonly Row[]) =>
  (before: readonly Row[]) => ({ put: { rows, audit }, answer: before });

describe.each(Object.entries(adapters))("imported rows in %s", (_, holding) => {
  it("come back as they were put, by id, those of a table alone, and the version tells that they changed", async () => {
    const { foods, activities } = await holding();
    const dish: Food = {
      kind: "dish",
      id: "a-sherbet",
      name: "'\\ \u2028 शरबत",
      hindi: "फालसा शरबत",
      spellings: [],
      density: 1.02,
      units: new Map([
        ["piece", 3],
        ["cup", 200],
      ]),
      recipe: [{ food: "phalsa", grams: 50.5 }],
      yieldGrams: 50,
    };
    expect([await foods.version(), await foods.all(), await foods.pageAfter("")]).toEqual([0, [], []]);
    expect(await foods.change(putting<Food>(anImportedFood(), dish))).toEqual([]);
    await activities.change(putting(anImportedActivity({ id: "15999" })));
    expect([await foods.version(), await activities.version()]).toEqual([1, 1]);
    expect(await foods.all()).toEqual([dish, anImportedFood()]);
    expect([...((await foods.withIds(["a-sherbet", "15999", "gone", "__proto__"])).get("a-sherbet")?.units ?? [])]).toEqual([
      ...dish.units,
    ]);
    expect([...(await activities.withIds(["15999", "phalsa"])).keys()]).toEqual(["15999"]);
    expect(await foods.change(putting<Food>(anImportedFood({ name: "Phalsa, ripe" })))).toEqual([dish, anImportedFood()]);
    expect([await foods.version(), (await foods.withIds(["phalsa"])).get("phalsa")?.name]).toEqual([2, "Phalsa, ripe"]);
    expect(await foods.change((before) => ({ put: null, answer: before.length }))).toBe(2);
    expect(await foods.version()).toBe(2);
  });

  it("are read page by page, each once", async () => {
    const { foods } = await holding();
    const many = Array.from({ length: 2_345 }, (_, nth) =>
      anImportedFood({ id: `f-${String(nth).padStart(4, "0")}`, name: `Food ${nth}` }),
    );
    await foods.change(putting<Food>(...many));
    const ids: string[] = [];
    for (let rows = await foods.pageAfter(""); rows.length > 0; rows = await foods.pageAfter(rows.at(-1)?.id ?? ""))
      ids.push(...rows.map(({ id }) => id));
    expect(ids).toEqual(many.map(({ id }) => id));
  });

  it("lose nothing of imports that come together", async () => {
    const { foods } = await holding();
    const grow = () => foods.change((before) => putting<Food>(anImportedFood({ id: `f-${before.length}` }))(before));
    await Promise.all(Array.from({ length: 6 }, grow));
    expect((await foods.all()).map(({ id }) => id)).toEqual(["f-0", "f-1", "f-2", "f-3", "f-4", "f-5"]);
    expect(await foods.version()).toBe(6);
  });

  it("may be noted, and what was noted keeps the figures of its time", async () => {
    const { foods, activities, trackers, someone } = await holding();
    const asha = await someone();
    const eaten = aRoti({ food: "phalsa", name: "Phalsa", unit: "katori", grams: 90 });
    const walked = aWalk({ activity: "15999", name: "Kho-kho" });
    const refused = async () => (await trackers.take(asha, [aPut(eaten), aPut(walked)], now)).refused.map(({ why }) => why);
    expect(await refused()).toEqual(["unknown-food", "unknown-activity"]);
    await foods.change(putting<Food>(anImportedFood()));
    await activities.change(putting(anImportedActivity({ id: "15999" })));
    const put = aPut(eaten);
    expect((await trackers.take(asha, [put, aPut(walked)], now)).refused).toEqual([]);
    await foods.change(putting<Food>(anImportedFood({ per100: { kcal: 1, protein_g: 0, carbs_g: 0, fat_g: 0, fibre_g: 0 } })));
    const { entries } = await trackers.changesAfter(asha, 0, 10);
    expect(entries.find(({ entry }) => entry === put.entry)?.value).toEqual(eaten);
    expect(
      (await trackers.takeFromFile(asha, [aPut(aRoti({ food: "phalsa", unit: "glass" }))], now)).refused.map(({ why }) => why),
    ).toEqual(["unknown-unit"]);
  });
});
