import { autorun } from "mobx";
import { describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { day, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { NO_SETTINGS } from "#core/trackers/tracker-settings.ts";
import { PARTS } from "#core/trackers/value-refusal.ts";
import { deviceTrackers } from "#adapters/browser-storage/trackers/device-trackers.ts";
import { ExerciseFormModel } from "#web/features/trackers/exercise/exercise-form-model.ts";
import { MealFormModel } from "#web/features/trackers/meal/meal-form-model.ts";
import { DayView } from "#web/features/trackers/page/day-view.ts";
import { FurtherSearch } from "#web/features/trackers/page/further-search.ts";
import { ActivityFormModel } from "#web/features/trackers/own/activity-form-model.ts";
import { dishForm } from "#web/features/trackers/own/dish-form-model.ts";
import { SleepFormModel } from "#web/features/trackers/sleep/sleep-form-model.ts";
import { PressesBeforeConsent } from "#web/features/trackers/store/before-consent.ts";
import { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";
import { WeightFormModel } from "#web/features/trackers/weight/weight-form-model.ts";
import { WhoseModel } from "#web/features/trackers/whose/whose-model.ts";
import { aDish, aGarba, aGlass, aRoti, aWalk } from "#tests/builders/a-tracker-op.ts";
import { aMember } from "#tests/builders/a-member.ts";
import type { Family } from "#core/account/family-member.ts";
import type { Food } from "#core/health/foods/food.ts";
import type { OwnActivity, OwnDish } from "#core/trackers/own-value.ts";
import type { OpenTracker, TrackedValue } from "#core/trackers/tracked-value.ts";
import type { ChosenMember } from "#core/trackers/device/chosen-member.port.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { NotedEntry } from "#web/features/trackers/store/tracker-store.ts";
import type { FurtherActivity } from "#web/features/trackers/exercise/further-activities.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const today = day("2026-11-20");
const midnight = firstInstantOf(today);
const noon = midnight + 12 * HOUR;
const asha = customerId("asha");
const away = () => Promise.reject(new PortUnavailable("the line", null));

/** A day of Asha's on a device without a line, at noon or another time. */
function aDay(tracker: OpenTracker, at: number | Clock = noon) {
  const store = new TrackerStore(asha, {
    device: deviceTrackers(),
    beforeConsent: new PressesBeforeConsent(),
    sync: away,
    changes: away,
    recent: away,
    allow: away,
    pause: away,
    setBodyFigures: away,
    setReminders: away,
    setGoal: { water: away, sleep: away, exercise: away, meal: away },
    now: () => (typeof at === "number" ? at : at()),
  });
  const view = new DayView(store, tracker);
  /** Notes a value, and answers its entry. */
  const noted = async (value: TrackedValue): Promise<NotedEntry> => {
    const before = new Set(store.entries.map(({ entry }) => entry));
    await store.note(value);
    const made = store.entries.find(({ entry }) => !before.has(entry));
    return made?.value ? { ...made, value: made.value } : expect.fail("it was noted");
  };
  const values = () => store.entries.map(({ value }) => value);
  return { store, view, noted, values };
}

const settled = async () => {
  for (let turns = 0; turns < 50; turns += 1) await Promise.resolve();
};

const nothing = { search: () => new FurtherSearch<never>(async () => []) };
const aSleep = (start: number, end: number, quality: number | null = null): TrackedValue => ({ tracker: "sleep", start, end, quality });

describe("the form of a sleep", () => {
  it("begins with last night, and notes what is filled in", async () => {
    const { view, values } = aDay("sleep");
    const form = new SleepFormModel(view, null);
    expect([form.start, form.end, form.quality]).toEqual([{ day: "2026-11-19", time: "22:30" }, { day: "2026-11-20", time: "06:30" }, ""]);
    form.enterStart({ time: "23:00" });
    form.enterEnd({ time: "07:15" });
    form.rate("4");
    expect([form.submit(), form.problem, form.overlap]).toEqual([true, null, null]);
    await settled();
    expect(values()).toEqual([aSleep(midnight - HOUR, midnight + 7.25 * HOUR, 4)]);
  });

  it("begins with its entry, and changes that", async () => {
    const { view, noted, values } = aDay("sleep");
    const entry = await noted(aSleep(midnight - HOUR, midnight + 6 * HOUR, 3));
    const form = new SleepFormModel(view, entry);
    expect([form.start, form.end, form.quality]).toEqual([{ day: "2026-11-19", time: "23:00" }, { day: "2026-11-20", time: "06:00" }, "3"]);
    form.enterEnd({ time: "06:30" });
    form.rate("");
    expect(form.submit()).toBe(true);
    await settled();
    expect(values()).toEqual([aSleep(midnight - HOUR, midnight + 6.5 * HOUR)]);
    expect(new SleepFormModel(view, { ...entry, value: aSleep(midnight, noon) }).quality).toBe("");
  });

  it("says what is wrong with its times, and notes nothing", async () => {
    const { view, values } = aDay("sleep");
    const form = new SleepFormModel(view, null);
    const tried = (start: object, end: object) => {
      form.enterStart(start);
      form.enterEnd(end);
      return [form.submit(), form.problem];
    };
    expect(tried({ time: "" }, {})).toEqual([false, "time"]);
    expect(tried({ time: "22:30" }, { day: "" })).toEqual([false, "time"]);
    expect(tried({ day: "2026-11-20", time: "06:25" }, { day: "2026-11-20", time: "06:30" })).toEqual([false, "length"]);
    expect(tried({ time: "11:00" }, { time: "15:00" })).toEqual([false, "ahead"]);
    expect([form.faults, values()]).toEqual([4, []]);
  });

  it("names the sleep that it meets, and joins both into that", async () => {
    const { view, noted, values } = aDay("sleep");
    const entry = await noted(aSleep(midnight, midnight + 6 * HOUR, 2));
    const form = new SleepFormModel(view, null);
    expect([form.submit(), form.problem, form.overlap]).toEqual([
      false,
      null,
      { entry: entry.entry, start: midnight, end: midnight + 6 * HOUR },
    ]);
    form.join();
    await settled();
    expect([values(), form.overlap]).toEqual([[aSleep(midnight - 1.5 * HOUR, midnight + 6.5 * HOUR, 2)], null]);
  });

  it("joins nothing that it does not meet, nor what comes to more than a sleep", async () => {
    const { view, noted, values } = aDay("sleep");
    const form = new SleepFormModel(view, null);
    form.join();
    await settled();
    expect(values()).toEqual([]);
    await noted(aSleep(midnight - 11 * HOUR, midnight + HOUR));
    form.enterEnd({ time: "10:00" });
    form.submit();
    form.join();
    await settled();
    expect([form.problem, form.overlap, values().length]).toEqual(["length", null, 1]);
  });
});

const aWeight = (kg: number, at = noon): TrackedValue => ({ tracker: "weight", at, kg, typed: { amount: kg, unit: "kg" } });

describe("the form of a weight", () => {
  it("notes what is typed in kilograms at once, empties itself, and asks about one far from the last", async () => {
    const { view, values } = aDay("weight");
    const form = new WeightFormModel(view, null);
    expect([form.unit, form.girthUnit, form.isWrong]).toEqual(["kg", "cm", true]);
    expect([form.submit(), form.faults]).toEqual([false, 1]);
    form.enter({ amount: "70" });
    expect([form.isWrong, form.submit(), form.amount, form.faults]).toEqual([false, true, "", 0]);
    await settled();
    expect(values()).toEqual([aWeight(70)]);
    form.enter({ amount: "154.3" });
    expect([form.submit(), form.isDoubted, values().length]).toEqual([false, true, 1]);
    form.choose("lb");
    expect([form.isDoubted, form.submit()]).toEqual([false, true]);
    await settled();
    expect(values().at(-1)).toMatchObject({ kg: 69.99, typed: { amount: 154.3, unit: "lb" } });
    form.choose("kg");
    form.enter({ amount: "90" });
    expect([form.submit(), form.submit(), form.isDoubted]).toEqual([false, true, false]);
    form.enter({ amount: "20" });
    form.submit();
    form.enter({ amount: "21" });
    expect(form.isDoubted).toBe(false);
  });

  it("is noted at the moment of the press, however long its page has been open", async () => {
    const clock = { at: noon };
    const { view, values } = aDay("weight", () => clock.at);
    const form = new WeightFormModel(view, null);
    const end = autorun(() => form.isWrong); // As the page draws it.
    form.enter({ amount: "70" });
    clock.at += 20 * MINUTE;
    expect(form.submit()).toBe(true);
    end();
    await settled();
    expect(values()).toMatchObject([{ at: noon + 20 * MINUTE }]);
  });

  it("goes on in the units of the last one, of a day before it", async () => {
    const { view, noted } = aDay("weight");
    await noted({ ...aWeight(70, noon - 48 * HOUR), typed: { amount: 154, unit: "lb" } } as TrackedValue);
    await noted({ ...aWeight(71, noon - 72 * HOUR), girths: { waist: { amount: 36, unit: "in" } } } as TrackedValue);
    const form = new WeightFormModel(view, null);
    expect([form.unit, form.girthUnit, form.last?.kg]).toEqual(["lb", "in", 70]);
    view.show(daysAfter(today, -3));
    expect(new WeightFormModel(view, null).last?.kg).toBe(71);
  });

  it("keeps the girths that are filled in, and names the one that is wrong", async () => {
    const { view, values } = aDay("weight");
    const form = new WeightFormModel(view, null);
    form.enter({ amount: "70" });
    expect(form.wrongGirth).toBe(null);
    form.measure("waist", "wide");
    expect([form.wrongGirth, form.isWrong, form.submit()]).toEqual(["waist", true, false]);
    form.measure("waist", "36");
    expect([form.wrongGirth, form.submit()]).toEqual(["waist", false]);
    form.measureIn("in");
    form.measure("neck", "15");
    expect([form.wrongGirth, form.submit(), form.girths]).toEqual([null, true, { waist: "", hip: "", neck: "" }]);
    await settled();
    expect(values()).toEqual([{ ...aWeight(70), girths: { waist: { amount: 36, unit: "in" }, neck: { amount: 15, unit: "in" } } }]);
    form.measureIn("cm");
    expect(form.girthUnit).toBe("cm");
  });

  it("changes its entry at the time that is filled in", async () => {
    const { view, noted, values } = aDay("weight");
    const entry = await noted({ ...aWeight(70, noon - HOUR), girths: { hip: { amount: 40, unit: "in" } } } as TrackedValue);
    const form = new WeightFormModel(view, entry);
    expect([form.amount, form.unit, form.girths, form.girthUnit, form.day, form.time, form.last]).toEqual([
      "70",
      "kg",
      { waist: "", hip: "40", neck: "" },
      "in",
      "2026-11-20",
      "11:00",
      null,
    ]);
    form.enter({ time: "" });
    expect([form.isWrong, form.submit()]).toEqual([true, false]);
    form.enter({ time: "09:30", amount: "71" });
    form.measure("hip", "");
    expect(form.submit()).toBe(true);
    await settled();
    expect(values()).toEqual([aWeight(71, midnight + 9.5 * HOUR)]);
  });
});

const GARDENING: FurtherActivity = { id: "08245", name: "gardening", hindi: "बागवानी", met: 3.8 };

describe("the form of an exercise", () => {
  it("asks for a weight once, and notes both", async () => {
    const { view, values } = aDay("exercise");
    const form = new ExerciseFormModel(view, null, nothing.search());
    expect([form.submit(), form.problems, form.knownKg]).toEqual([false, { activity: true, minutes: true, kg: true }, null]);
    form.choose("17190");
    form.enter({ minutes: "30", kg: "61.5" });
    expect([form.problems, form.submit(), form.minutes, form.faults]).toEqual([
      { activity: false, minutes: false, kg: false },
      true,
      "",
      0,
    ]);
    await settled();
    expect(values()).toEqual([aWeight(61.5), aWalk({ at: noon })]);
    expect(form.knownKg).toBe(61.5);
    form.enter({ minutes: "10", kg: "" });
    expect(form.submit()).toBe(true);
    await settled();
    expect(values().at(-1)).toEqual(aWalk({ at: noon, minutes: 10 }));
    expect(values()).toHaveLength(3);
  });

  it.each([
    ["0", true],
    ["1", false],
    ["1.5", true],
    ["1440", false],
    ["1441", true],
    ["", true],
  ])("has minutes from 1 to 1,440: %s", (minutes, isWrong) => {
    const form = new ExerciseFormModel(aDay("exercise").view, null, nothing.search());
    form.enter({ minutes });
    expect(form.problems.minutes).toBe(isWrong);
  });

  it.each([
    ["19.9", true],
    ["20", false],
    ["400", false],
    ["400.1", true],
  ])("has a weight from 20 to 400 kg: %s", (kg, isWrong) => {
    const form = new ExerciseFormModel(aDay("exercise").view, null, nothing.search());
    form.enter({ kg });
    expect(form.problems.kg).toBe(isWrong);
  });

  it("counts what the stopwatch counted, a minute at least", () => {
    const form = new ExerciseFormModel(aDay("exercise").view, null, nothing.search());
    form.stop(noon - 10.6 * MINUTE);
    expect(form.minutes).toBe("11");
    form.stop(noon - 1_000);
    expect(form.minutes).toBe("1");
  });

  it("offers eight that the words match, what was done last first, then what the server found", async () => {
    const { view, noted } = aDay("exercise");
    await noted(aWalk({ at: noon - 2 * HOUR, activity: "15150", met: 4.8 }));
    await noted(aWalk({ at: noon - HOUR, activity: "12020", met: 7.5 }));
    const further = new FurtherSearch<FurtherActivity>(async () => [GARDENING]);
    const form = new ExerciseFormModel(view, null, further);
    expect([form.offered.length, form.offered.slice(0, 2).map(({ value }) => value)]).toEqual([8, ["12020", "15150"]]);
    form.search("  CRICKET ");
    expect(form.offered.map(({ value }) => value)).toEqual(["15150"]);
    await further.ask();
    expect(form.offered.map(({ value, words }) => [value, words])).toEqual([
      ["15150", expect.any(String)],
      ["08245", "gardening"],
    ]);
    form.choose("08245");
    form.search("tennis");
    expect(form.offered[0]?.value).toBe("08245"); // The chosen one stays in sight.
    expect(form.offered.filter(({ value }) => value === "08245")).toHaveLength(1);
  });

  it("is found by everyday names in either language, what is called just so first; says where nothing is", () => {
    const form = new ExerciseFormModel(aDay("exercise").view, null, nothing.search());
    const found = (typed: string) => {
      form.search(typed);
      return form.offered.map(({ words }) => words);
    };
    for (const typed of ["walking", "चलना", "कदम", "क़दम", "steps"]) expect([typed, found(typed)[0]]).toEqual([typed, "Strolling"]);
    expect(found("paidal")[0]).toBe("Walk (4.5–5.5 km/h)");
    expect(found("walking")).toContain("Walk (4.5–5.5 km/h)");
    expect(found("walking").at(-1)).toBe("Walking the dog");
    for (const typed of ["pushup", "push ups", "दंड बैठक"])
      expect([typed, found(typed)]).toEqual([typed, ["Push-ups, lunges", "Push-ups, lunges, hard"]]);
    expect([found("pranayam"), form.isNothingFound]).toEqual([["Nadi Shodhana"], false]);
    expect([found("qwertyuiop"), form.isNothingFound]).toEqual([[], true]);
    expect([found("").length, form.isNothingFound]).toEqual([8, false]);
  });

  it("notes the name of what a device may not know, and offers it again", async () => {
    const { view, values } = aDay("exercise");
    const further = new FurtherSearch<FurtherActivity>(async () => [GARDENING]);
    const form = new ExerciseFormModel(view, null, further);
    form.search("garden");
    await further.ask();
    form.choose("08245");
    form.enter({ minutes: "30", kg: "61.5" });
    form.submit();
    await settled();
    expect(values().at(-1)).toEqual(aWalk({ at: noon, activity: "08245", name: "gardening" }));
    expect(new ExerciseFormModel(view, null, nothing.search()).table.get("08245")).toEqual({ name: "gardening", met: 3.8 });
  });

  it("keeps what its entry says of an activity of one's own that is gone since, and asks its weight alone", async () => {
    const { store, view, noted, values } = aDay("exercise");
    const garba = await noted(aGarba());
    const entry = await noted(aWalk({ at: noon - HOUR, activity: garba.entry, name: "Garba", met: 5.5 }));
    await noted(aWeight(90, noon - 2 * HOUR));
    expect(new ExerciseFormModel(view, null, nothing.search()).table.get(garba.entry)).toMatchObject({ met: 5.5 });
    await store.remove(garba);
    expect(new ExerciseFormModel(view, null, nothing.search()).table.has(garba.entry)).toBe(false);
    const form = new ExerciseFormModel(view, entry, nothing.search());
    expect([form.activity, form.minutes, form.kg, form.time, form.problems]).toEqual([
      garba.entry,
      "30",
      "61.5",
      "11:00",
      { activity: false, minutes: false, kg: false },
    ]);
    form.enter({ kg: "" });
    expect(form.problems.kg).toBe(true);
    form.enter({ kg: "62", time: "10:00" });
    expect(form.submit()).toBe(true);
    await settled();
    expect(values()).toContainEqual(aWalk({ at: midnight + 10 * HOUR, activity: garba.entry, name: "Garba", met: 5.5, kg: 62 }));
    form.enter({ time: "" });
    expect(form.submit()).toBe(false);
  });

  it("takes the last weight until that day, whichever was noted first, and none that was removed", async () => {
    const { store, view, noted } = aDay("exercise");
    const form = new ExerciseFormModel(view, null, nothing.search());
    expect([form.minutes, form.kg, form.words, form.activity]).toEqual(["", "", "", null]);
    await noted(aGlass());
    expect(form.knownKg).toBeNull();
    const later = await noted(aWeight(70, noon - HOUR));
    await noted(aWeight(60, noon - 25 * HOUR));
    expect(form.knownKg).toBe(70);
    form.enter({ day: "2026-11-19" });
    expect(form.knownKg).toBe(60);
    form.enter({ day: "2026-11-18" });
    expect(form.knownKg).toBeNull();
    form.enter({ day: "2026-11-20" });
    await store.remove(later);
    expect(form.knownKg).toBe(60);
  });

  it("notes nothing that is wrong or lies ahead, and counts how often that was tried", async () => {
    const { view, values } = aDay("exercise");
    const form = new ExerciseFormModel(view, null, nothing.search());
    const tried = (given: Parameters<ExerciseFormModel["enter"]>[0]) => {
      form.enter(given);
      return form.submit();
    };
    expect(tried({ minutes: "30", kg: "61.5" })).toBe(false);
    form.choose("nothing that is known");
    expect([form.submit(), form.faults, form.problems.activity, form.offered.length]).toEqual([false, 2, true, 8]);
    form.choose("17190");
    expect([tried({ minutes: "" }), tried({ minutes: "30", kg: "19" }), tried({ kg: "61.5", time: "" }), tried({ time: "15:00" })]).toEqual(
      [false, false, false, false],
    );
    await settled();
    expect([form.faults, values(), tried({ time: "11:00" })]).toEqual([6, [], true]);
  });

  it("offers an activity of one's own by its name, where the chosen one stands first only if nothing else shows it", async () => {
    const { view, noted } = aDay("exercise");
    const garba = await noted(aGarba());
    const form = new ExerciseFormModel(view, null, nothing.search());
    form.search("garba");
    expect(form.offered).toEqual([
      { value: garba.entry, words: "Garba" },
      { value: "03033", words: "Folk dance" },
    ]);
    form.search("");
    const [first, second] = form.offered;
    form.choose(second?.value ?? "");
    expect(form.offered.slice(0, 2)).toEqual([first, second]);
  });

  it("changes its entry, and notes no weight beside it", async () => {
    const { view, noted, values } = aDay("exercise");
    const entry = await noted(aWalk({ at: noon - HOUR }));
    const form = new ExerciseFormModel(view, entry, nothing.search());
    form.enter({ minutes: "45" });
    expect(form.submit()).toBe(true);
    await settled();
    expect(values()).toEqual([aWalk({ at: noon - HOUR, minutes: 45 })]);
  });
});

const KHEER: Food = {
  kind: "ingredient",
  id: "kheer-of-staff",
  name: "Kheer of staff",
  hindi: "खीर",
  spellings: [],
  source: "x",
  density: null,
  units: new Map([["katori", 150]]),
  per100: { kcal: 120, protein_g: 3, carbs_g: 20, fat_g: 3, fibre_g: 0 },
};

describe("the form of something eaten", () => {
  it.each([
    [0, 34, "dinner"],
    [3, 59, "dinner"],
    [4, 0, "breakfast"],
    [10, 59, "breakfast"],
    [11, 0, "lunch"],
    [15, 59, "lunch"],
    [16, 0, "snack"],
    [18, 59, "snack"],
    [19, 0, "dinner"],
    [23, 59, "dinner"],
  ])("takes the meal that the hour is for: at %i:%i %s", (hour, minute, meal) => {
    const { view } = aDay("meal", midnight + hour * HOUR + minute * MINUTE);
    expect(new MealFormModel(view, null, nothing.search()).meal).toBe(meal);
  });

  it("comes with the amount and the unit of the last time, else with one of its first unit, and notes that", async () => {
    const { view, noted, values } = aDay("meal");
    const form = new MealFormModel(view, null, nothing.search());
    expect([form.isNew, form.value, form.submit(), form.faults]).toEqual([true, null, false, 1]);
    form.choose("roti");
    expect([form.unit, form.amount, form.units.includes("piece")]).toEqual(["piece", "1", true]);
    form.enter({ amount: "2" });
    form.chooseMeal("snack");
    form.chooseMeal("elevenses");
    expect([form.value?.grams, form.submit(), form.food, form.words, form.faults]).toEqual([80, true, null, "", 0]);
    await settled();
    expect(values()).toMatchObject([{ food: "roti", name: null, amount: 2, unit: "piece", grams: 80, meal: "snack", at: noon }]);
    form.choose("roti");
    expect(form.amount).toBe("2");
    form.choose("none");
    expect([form.unit, form.amount, form.chosen, form.units]).toEqual(["g", "100", null, []]);
    await noted(aRoti({ amount: 40, unit: "g" }));
  });

  it("notes anything else by its name and energy, a portion of at most 900 kcal a hundred grams", async () => {
    const { view, values } = aDay("meal");
    const form = new MealFormModel(view, null, nothing.search());
    form.choose("roti");
    form.enter({ ownName: " Aaji's sweet ", ownEnergy: "" });
    expect([form.food, form.value]).toEqual([null, null]);
    form.enter({ ownEnergy: "1000" });
    expect(form.submit()).toBe(true);
    await settled();
    expect(values()).toMatchObject([
      { food: null, name: "Aaji's sweet", amount: 1, unit: "portion", grams: 200, per100: { kcal: 500, protein_g: null } },
    ]);
    expect([form.ownName, form.ownEnergy]).toEqual(["", ""]);
    form.enter({ ownName: "Tea", ownEnergy: "0" });
    expect(form.value).toMatchObject({ grams: 100, per100: { kcal: 0 } });
    form.choose("roti");
    expect(form.ownName).toBe("");
    form.enter({ ownName: "" });
    expect(form.food).toBe("roti");
  });

  it("needs no energy of whoever hides it", async () => {
    const { store, view } = aDay("meal");
    store.notes = { ...store.notes, settings: { ...NO_SETTINGS, bodyFigures: "hidden" } } as typeof store.notes;
    const form = new MealFormModel(view, null, nothing.search());
    form.enter({ ownName: "Tea" });
    expect([form.bodyFigures === "shown", form.value]).toMatchObject([false, { grams: 100, per100: { kcal: null } }]);
  });

  it("offers what was eaten most and dishes of one's own, then what words match, then what the server found", async () => {
    const { view, noted } = aDay("meal");
    await noted(aRoti({ food: "kheer", grams: 155 }));
    await noted(aRoti());
    await noted(aRoti());
    const dish = await noted(aDish());
    const further = new FurtherSearch<Food>(async () => [KHEER]);
    const form = new MealFormModel(view, null, further);
    expect(form.offered.map(({ id }) => id)).toEqual(["roti", "kheer", dish.entry]);
    form.search("kheer");
    expect([form.offered[0]?.id, form.offered.length <= 8]).toEqual(["kheer", true]);
    await further.ask();
    expect(form.offered.filter(({ id }) => id === "kheer-of-staff")).toHaveLength(1);
    form.choose("kheer-of-staff");
    form.search("dal");
    expect([form.offered[0]?.id, form.offered.length]).toEqual(["kheer-of-staff", 9]);
    form.submit();
    await settled();
    expect(new MealFormModel(view, null, nothing.search()).table.get("kheer-of-staff")?.name).toBe("Kheer of staff");
  });

  it("changes its entry, also of a dish of one's own that is gone since", async () => {
    const { store, view, noted, values } = aDay("meal");
    const dish = await noted(aDish());
    const maker = new MealFormModel(view, null, nothing.search());
    maker.choose(dish.entry);
    expect([maker.unit, maker.submit()]).toEqual(["portion", true]);
    await settled();
    const [eaten] = view.entries;
    if (eaten === undefined) throw new RangeError("it was eaten");
    await store.remove(dish);
    const form = new MealFormModel(view, eaten, nothing.search());
    expect([form.isNew, form.food, form.amount, form.unit, form.ownName, form.chosen?.name]).toEqual([
      false,
      dish.entry,
      "1",
      "portion",
      "",
      "Aaji's dal",
    ]);
    form.enter({ amount: "2", time: "09:00" });
    expect(form.submit()).toBe(true);
    await settled();
    expect(values().filter((value) => value !== null)).toMatchObject([{ food: dish.entry, amount: 2, at: midnight + 9 * HOUR }]);
    const own = await noted(
      aRoti({
        food: null,
        name: "Tea",
        amount: 1,
        unit: "portion",
        grams: 100,
        per100: { kcal: 42.4, protein_g: null, carbs_g: null, fat_g: null, fibre_g: null },
      }),
    );
    const again = new MealFormModel(view, own, nothing.search());
    expect([again.food, again.ownName, again.ownEnergy]).toEqual([null, "Tea", "42"]);
    const unknown = new MealFormModel(
      view,
      {
        ...own,
        value: {
          ...own.value,
          per100: { kcal: null, protein_g: null, carbs_g: null, fat_g: null, fibre_g: null },
          name: null,
        } as TrackedValue,
      },
      nothing.search(),
    );
    expect([unknown.ownName, unknown.ownEnergy]).toEqual(["", ""]);
  });

  it("is empty at first but for one of something", () => {
    const { view } = aDay("meal");
    const form = new MealFormModel(view, null, nothing.search());
    expect([form.words, form.food, form.amount, form.unit, form.ownName, form.ownEnergy, form.units]).toEqual([
      "",
      null,
      "1",
      "",
      "",
      "",
      [],
    ]);
    form.search("  ");
    expect(form.offered).toEqual([]);
  });

  it("notes nothing whose amount, unit or time can't be", () => {
    const { view } = aDay("meal");
    const form = new MealFormModel(view, null, nothing.search());
    form.choose("roti");
    const noted = (given: Parameters<MealFormModel["enter"]>[0]) => {
      form.enter(given);
      return form.value !== null;
    };
    expect([noted({ amount: "x" }), noted({ amount: "2" }), noted({ unit: "barrel" }), noted({ unit: "piece" })]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect([noted({ time: "13:00" }), noted({ time: "" }), noted({ time: "12:00" })]).toEqual([false, false, true]);
  });

  it("has a usual time of its meal on a former day until another is chosen, and the present one today", () => {
    const { store, view } = aDay("meal");
    view.show(daysAfter(store.today, -1));
    const form = new MealFormModel(view, null, nothing.search());
    const times = ["breakfast", "lunch", "snack", "dinner"].map((meal) => {
      form.chooseMeal(meal);
      return form.time;
    });
    expect(times).toEqual(["08:30", "13:00", "17:00", "20:30"]);
    form.enter({ day: store.today });
    expect(form.time).toBe("12:00");
    form.enter({ day: daysAfter(store.today, -2), time: "21:15" });
    form.chooseMeal("lunch");
    expect(form.time).toBe("21:15");
  });

  it("needs a name beside an energy, and takes that without blanks", () => {
    const { store, view } = aDay("meal");
    const form = new MealFormModel(view, null, nothing.search());
    form.enter({ ownEnergy: " 100 " });
    expect(form.value).toBeNull();
    form.enter({ ownName: "  " });
    expect(form.value).toBeNull();
    form.enter({ ownName: "Tea" });
    expect(form.value).toMatchObject({ name: "Tea", per100: { kcal: 100 } });
    form.enter({ ownEnergy: "" });
    expect(form.value).toBeNull();
    store.notes = { ...store.notes, settings: { ...NO_SETTINGS, bodyFigures: "hidden" } } as typeof store.notes;
    const energies = ["", "  ", "much"].map((ownEnergy) => {
      form.enter({ ownEnergy });
      return form.value?.per100;
    });
    expect(energies).toMatchObject([{ kcal: null }, { kcal: null }, undefined]);
  });

  it("begins without an energy of one's own where a food of the table was eaten", async () => {
    const { view, noted } = aDay("meal");
    const form = new MealFormModel(view, await noted(aRoti()), nothing.search());
    expect([form.food, form.ownName, form.ownEnergy]).toEqual(["roti", "", ""]);
  });

  it("offers what the server found by other words than its name", async () => {
    const further = new FurtherSearch<Food>(async () => [KHEER]);
    const form = new MealFormModel(aDay("meal").view, null, further);
    form.search("payasam");
    expect(form.offered.map(({ id }) => id)).not.toContain("kheer-of-staff");
    await further.ask();
    expect(form.offered.map(({ id }) => id)).toContain("kheer-of-staff");
  });
});

describe("the form of an activity of one's own", () => {
  it("says what is wrong once somebody has tried, and notes what is right", async () => {
    const { store, values } = aDay("exercise");
    const form = new ActivityFormModel(store, null);
    expect([form.name, form.met, form.problems]).toEqual(["", "", { name: false, met: false }]);
    expect([form.submit(), form.faults, form.problems]).toEqual([false, 1, { name: true, met: true }]);
    const wrong = ["0.89", "0.9", "25", "25.01"].map((met) => {
      form.enter({ name: "Garba", met });
      return form.problems.met;
    });
    expect(wrong).toEqual([true, false, false, true]);
    expect(form.submit()).toBe(false);
    form.enter({ met: "5.5" });
    expect([form.problems, form.submit()]).toEqual([{ name: false, met: false }, true]);
    await settled();
    expect(values()).toEqual([aGarba({ at: noon })]);
    for (const part of [{ name: "" }, { name: "Garba", met: "hard" }]) {
      form.enter(part);
      expect(form.submit()).toBe(false);
    }
    expect([form.problems, values().length]).toEqual([{ name: false, met: true }, 1]);
  });

  it("begins with its entry, and changes that", async () => {
    const { store, noted, values } = aDay("exercise");
    const made = (await noted(aGarba())) as NotedEntry & { readonly value: OwnActivity };
    const form = new ActivityFormModel(store, made);
    expect([form.name, form.met]).toEqual(["Garba", "5.5"]);
    form.enter({ met: "6" });
    form.submit();
    await settled();
    expect(values()).toEqual([aGarba({ at: noon, met: 6 })]);
  });
});

describe("the form of a dish of one's own", () => {
  it("takes foods of the table by what words mean, each with an amount, and takes them out again", () => {
    const form = dishForm(aDay("meal").store, null);
    expect([form.offered, form.chosen, form.units, form.isFull, form.grams]).toEqual([[], null, [], false, 0]);
    expect([form.add(), form.problems.choice, form.faults]).toEqual([false, true, 1]);
    form.search("ghee");
    expect([form.offered.length > 0, form.offered.length <= 8]).toEqual([true, true]);
    form.choose("ghee");
    form.search("rice");
    expect([form.offered[0]?.id, form.offered.length]).toEqual(["ghee", 9]);
    form.enter({ unit: "g", amount: "none" });
    expect([form.add(), form.problems.amount, form.problems.choice]).toEqual([false, true, false]);
    form.enter({ amount: "30" });
    expect([form.add(), form.added?.id, form.food, form.words, form.faults, form.grams]).toEqual([true, "ghee", null, "", 0, 30]);
    form.choose("roti");
    expect([form.unit, form.amount]).toEqual(["piece", "1"]);
    form.add();
    form.takeOut(0);
    expect([form.parts, form.added]).toEqual([[{ food: "roti", amount: 1, unit: "piece", grams: 40 }], null]);
    form.choose("none");
    expect([form.unit, form.amount]).toEqual(["g", "100"]);
  });

  it("says what is missing once it was pressed, and saves what is chosen and was not added yet", async () => {
    const { store, values } = aDay("meal");
    const form = dishForm(store, null);
    const wrong = () => Object.entries(form.problems).flatMap(([name, isWrong]) => (isWrong ? [name] : []));
    form.enter({ portions: "" });
    expect([wrong(), form.submit(), form.faults, wrong()]).toEqual([[], false, 1, ["name", "parts", "portions"]]);
    form.enter({ cooked: "31" });
    expect(wrong()).toEqual(["name", "parts", "portions"]); // Of nothing it can't be said what it may weigh.
    form.enter({ name: "Dal", portions: "1.5" });
    form.choose("ghee");
    form.enter({ unit: "g", amount: "30", cooked: "31" });
    expect([form.submit(), wrong()]).toEqual([false, ["cooked", "portions"]]);
    form.enter({ portions: "0", cooked: "0" });
    expect(wrong()).toEqual(["cooked", "portions"]);
    form.enter({ cooked: "heavy" });
    expect(wrong()).toEqual(["cooked", "portions"]);
    form.enter({ portions: "2", cooked: "30" });
    expect([wrong(), form.submit()]).toEqual([[], true]);
    await settled();
    const recipe = [{ food: "ghee", amount: 30, unit: "g", grams: 30 }];
    expect(values()).toEqual([{ tracker: "dish", at: noon, name: "Dal", recipe, yieldGrams: 30, portions: 2 }]);
    form.enter({ cooked: "" });
    expect(form.submit()).toBe(true); // Nothing cooked away.
  });

  it("begins with its entry, leaves open what nothing cooked away, and says which food is gone", async () => {
    const { store, noted, values } = aDay("meal");
    const made = (await noted(aDish())) as NotedEntry & { readonly value: OwnDish };
    const form = dishForm(store, made);
    expect([form.name, form.cooked, form.portions, form.parts]).toEqual(["Aaji's dal", "900", "4", aDish().recipe]);
    expect(dishForm(store, { ...made, value: aDish({ yieldGrams: form.grams }) }).cooked).toBe("");
    form.enter({ name: "Dal" });
    form.submit();
    await settled();
    expect(values()).toEqual([aDish({ at: noon, name: "Dal" })]);
    const recipe = [...aDish().recipe, { food: "none", amount: 1, unit: "g", grams: 1_000 }];
    const gone = dishForm(store, { ...made, value: aDish({ recipe }) });
    expect([gone.problems.gone, gone.submit(), gone.problems.gone]).toEqual([false, false, true]);
  });

  it("is empty at first, finds nothing by blanks, and says nothing of what was not pressed", () => {
    const form = dishForm(aDay("meal").store, null);
    expect([form.words, form.amount, form.unit, form.tried, form.food]).toEqual(["", "", "", "nothing", null]);
    form.search("  ");
    expect(form.offered).toEqual([]);
    form.choose("ghee");
    form.enter({ amount: "none" });
    expect(form.problems.amount).toBe(false);
  });

  it("says what is wrong with an amount alone, and takes none that is nothing or more than a portion of anything", () => {
    const form = dishForm(aDay("meal").store, null);
    form.choose("ghee");
    for (const [amount, isWrong] of [
      ["0", true],
      ["5001", true],
      ["5000", false],
    ] as const) {
      form.enter({ unit: "g", amount });
      expect([form.add(), form.problems.amount]).toEqual([!isWrong, isWrong]);
    }
    form.search("rice");
    expect([form.problems, form.tried]).toEqual([expect.objectContaining({ choice: false, amount: false }), "nothing"]);
    form.choose("ghee");
    form.enter({ unit: "g", amount: "10", name: "" });
    expect([form.submit(), form.problems.amount, form.problems.name, form.parts.length]).toEqual([false, false, true, 2]);
  });

  it("misses no part where one is chosen, whatever its amount", () => {
    const form = dishForm(aDay("meal").store, null);
    form.choose("ghee");
    form.enter({ name: "Dal", amount: "none" });
    expect([form.submit(), form.problems.parts, form.problems.amount]).toEqual([false, false, true]);
  });

  it("is of one portion to a hundred, and weighs a tenth of a gram at least once it is cooked", () => {
    const form = dishForm(aDay("meal").store, null);
    form.enter({ name: "Dal" });
    form.choose("ghee");
    form.enter({ unit: "g", amount: "30" });
    form.add();
    const tried = (field: "portions" | "cooked", value: string) => {
      form.enter({ portions: "2", cooked: "", [field]: value });
      return [form.submit(), form.problems[field]];
    };
    expect(["0", "1", "100", "101", "", "1.5"].map((portions) => tried("portions", portions))).toEqual([
      [false, true],
      [true, false],
      [true, false],
      [false, true],
      [false, true],
      [false, true],
    ]);
    expect(["0", "0.09", "0.1", "30", "30.1", " "].map((cooked) => tried("cooked", cooked))).toEqual([
      [false, true],
      [false, true],
      [true, false],
      [true, false],
      [false, true],
      [true, false],
    ]);
  });

  it("takes no more parts than a recipe may have", () => {
    const form = dishForm(aDay("meal").store, null);
    for (let nth = 0; nth <= PARTS.to; nth += 1) {
      expect(form.isFull).toBe(nth === PARTS.to);
      form.choose("ghee");
      expect(form.add()).toBe(nth < PARTS.to);
    }
    expect(form.parts).toHaveLength(PARTS.to);
    expect(form.problems.amount).toBe(false); // Its amount is not what is wrong.
  });
});

describe("whose trackers a tab shows", () => {
  const isha = { ...aMember(), consentedAt: null };
  const aTab = (first: ChosenMember | null, ...answers: readonly (() => Promise<Family>)[]) => {
    const tab: { chosen: ChosenMember | null } = { chosen: first };
    const left = [...answers];
    const model = new WhoseModel(asha, {
      tab: {
        of: () => tab.chosen,
        choose: (_customer, chosen) => {
          tab.chosen = chosen;
        },
        forget: () => {},
      },
      members: () => left.shift()?.() ?? away(),
    });
    return { tab, model };
  };

  it("is the customer, or whom they choose of the family; nobody else", async () => {
    const { tab, model } = aTab(null, async () => [isha]);
    expect([model.patient, model.members]).toEqual([asha, []]);
    model.choose(isha.id);
    expect(model.chosen).toBe(null); // Nothing is known of the family yet.
    await model.read();
    model.choose(isha.id);
    expect([model.chosen, tab.chosen, model.patient === asha]).toEqual([isha, isha, false]);
    model.choose("somebody");
    expect([model.chosen, tab.chosen, model.patient]).toEqual([null, null, asha]);
  });

  it("stays the one who was chosen without a line, and is the customer again once they are of the family no more", async () => {
    const { tab, model } = aTab(
      isha,
      away,
      async () => [isha],
      async () => [],
    );
    await model.read();
    expect([model.chosen, model.members, model.family]).toEqual([isha, [isha], null]);
    await model.read();
    expect([model.chosen, model.family]).toEqual([isha, [isha]]);
    await model.read();
    expect([model.chosen, tab.chosen, model.members]).toEqual([null, null, []]);
  });
});
