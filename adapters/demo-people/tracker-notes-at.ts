import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { FOODS } from "#core/health/foods/foods.ts";
import { nutritionOf } from "#core/health/foods/nutrition-of.ts";
import { gramsOf } from "#core/health/foods/unit-grams.ts";
import { idAt } from "./id-at.ts";
import type { MealName } from "#core/trackers/meal-name.ts";
import type { Day } from "#core/shared/day.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";
import type { TrackerOp } from "#core/trackers/tracker-op.ts";

/** What somebody pressed on one day, at its end. */
export type DayOfNotes = { readonly at: number; readonly ops: readonly TrackerOp[] };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How many days back the notes go. */
const DAYS = 730;
/** Days ago: ill, and nothing noted. */
const ILL = { from: 46, to: 40 };
const NOTES = 12_000; // Beside the ids of what else the demo holds.
const CHILDS_NOTES = 12_500;
const CHILDS_DAYS = 14;
const MEALS: readonly { readonly hour: number; readonly meal: MealName; readonly eaten: readonly (readonly [string, number, string])[] }[] =
  [
    {
      hour: 8.5,
      meal: "breakfast",
      eaten: [
        ["poha", 2, "katori"],
        ["idli", 3, "piece"],
        ["upma", 1.5, "katori"],
      ],
    },
    { hour: 8.75, meal: "breakfast", eaten: [["chai", 1, "cup"]] },
    {
      hour: 13,
      meal: "lunch",
      eaten: [
        ["roti", 3, "piece"],
        ["cooked-rice", 2, "katori"],
      ],
    },
    {
      hour: 13.25,
      meal: "lunch",
      eaten: [
        ["dal-tadka", 1, "katori"],
        ["rajma-curry", 1, "katori"],
        ["sambar", 1, "katori"],
      ],
    },
    {
      hour: 17,
      meal: "snack",
      eaten: [
        ["banana", 1, "piece"],
        ["roasted-chana", 3, "tablespoon"],
      ],
    },
    {
      hour: 20.25,
      meal: "dinner",
      eaten: [
        ["khichdi", 2, "katori"],
        ["roti", 2, "piece"],
      ],
    },
    {
      hour: 20.5,
      meal: "dinner",
      eaten: [
        ["aloo-gobi", 1, "katori"],
        ["palak-paneer", 1, "katori"],
        ["bhindi-masala", 1, "katori"],
      ],
    },
  ];
const GLASSES = [
  { hour: 7.5, ml: 250 },
  { hour: 10, ml: 250 },
  { hour: 13, ml: 500 },
  { hour: 16, ml: 250 },
  { hour: 18.5, ml: 250 },
  { hour: 20, ml: 250 },
  { hour: 21.5, ml: 250 },
] as const;
const MOVES = [
  { activity: "17190", met: 3.8 },
  { activity: "02180", met: 3.5 },
  { activity: "02175", met: 2.3 },
] as const;

/**
 * Asha's notes up to `now` (milliseconds since 1970): days that were met and missed, gaps, a pause, a dish of her own, and one entry of
 * which two devices say different things.
 */
export function trackerNotesAt(now: number): readonly DayOfNotes[] {
  const today = indianDay(now);
  const days: DayOfNotes[] = [];
  for (let ago = DAYS; ago >= 0; ago -= 1) {
    const day = daysAfter(today, -ago);
    const at = Math.min(now, firstInstantOf(daysAfter(day, 1)) - MINUTE);
    const values = valuesOf(day, ago).filter((value) => endOf(value) <= at);
    days.push({ at, ops: values.map((value, nth) => put(value, at, NOTES + nth)) });
  }
  return [...days, ...conflictAt(now, today), { at: now, ops: [put(dishAt(now), now, NOTES + 70)] }];
}

/** The notes of Asha's son of the last two weeks: water, nights, cricket and what he eats. */
export function childsNotesAt(now: number): readonly DayOfNotes[] {
  const today = indianDay(now);
  return Array.from({ length: CHILDS_DAYS }, (_, nth) => {
    const ago = CHILDS_DAYS - 1 - nth;
    const day = daysAfter(today, -ago);
    const at = Math.min(now, firstInstantOf(daysAfter(day, 1)) - MINUTE);
    const values = childsValuesOf(day, ago).filter((value) => endOf(value) <= at);
    return { at, ops: values.map((value, one) => put(value, at, CHILDS_NOTES + one)) };
  });
}

function childsValuesOf(day: Day, ago: number): readonly TrackedValue[] {
  const start = firstInstantOf(day);
  const water = GLASSES.slice(0, 4 + (ago % 3)).map(({ hour, ml }) => ({ tracker: "water", at: start + hour * HOUR, ml }) as const);
  const sleep = { tracker: "sleep", start: start - 2.5 * HOUR, end: start + 6.5 * HOUR + (ago % 4) * 10 * MINUTE, quality: 4 } as const;
  const cricket = { tracker: "exercise", at: start + 17 * HOUR, activity: "15150", name: null, met: 4.8, minutes: 45, kg: 41 } as const;
  return [...water, sleep, ...(ago % 2 === 0 ? [cricket] : []), ...mealsOf(day, ago)];
}

/** The pause while she was ill. */
export const demoPauseAt = (now: number) => ({ from: daysAfter(indianDay(now), -ILL.from), to: daysAfter(indianDay(now), -ILL.to) });

/** Her goals of water: a higher one for the last two months. */
export const demoWaterGoalsAt = (now: number) => [
  { from: daysAfter(indianDay(now), -DAYS), value: 1_750 },
  { from: daysAfter(indianDay(now), -60), value: 2_000 },
];

function valuesOf(day: Day, ago: number): readonly TrackedValue[] {
  if ((ago <= ILL.from && ago >= ILL.to) || ago % 17 === 5) return [];
  const start = firstInstantOf(day);
  const water = GLASSES.slice(0, 4 + ((ago * 7) % 4)).map(({ hour, ml }) => ({ tracker: "water", at: start + hour * HOUR, ml }) as const);
  const bed = start - 90 * MINUTE + ((ago * 13) % 50) * MINUTE;
  const rise = start + 6 * HOUR + (movedMinutes(ago + 1) + ((ago * 7) % 25)) * MINUTE; // Later after a day with more movement.
  const sleep = { tracker: "sleep", start: bed, end: rise, quality: 3 + (ago % 3) } as const;
  const kg = 66 - Math.round(((DAYS - ago) / DAYS) * 30 + (ago % 4)) / 10;
  const weight: readonly TrackedValue[] =
    ago % 7 === 3 ? [{ tracker: "weight", at: start + 7 * HOUR, kg, typed: { amount: kg, unit: "kg" } }] : [];
  return [...water, sleep, ...movesOf(day, ago), ...weight, ...mealsOf(day, ago)];
}

/** What is in a portion, worked out once: it is eaten again and again. */
const PORTIONS = MEALS.map(({ eaten, ...meal }) => ({
  ...meal,
  eaten: eaten.flatMap(([id, amount, unit]) => {
    const food = FOODS.get(id);
    const grams = food === undefined ? null : gramsOf(food, amount, unit);
    return food === undefined || grams === null ? [] : [{ food: id, name: null, amount, unit, grams, per100: nutritionOf(food, FOODS) }];
  }),
}));

/** What she eats takes turns by the day. */
const mealsOf = (day: Day, ago: number): readonly TrackedValue[] =>
  PORTIONS.flatMap(({ hour, meal, eaten }) => {
    const portion = eaten[ago % eaten.length];
    return portion === undefined ? [] : [{ tracker: "meal", at: firstInstantOf(day) + hour * HOUR, meal, ...portion } as const];
  });

function movesOf(day: Day, ago: number): readonly TrackedValue[] {
  if (ago % 19 === 8) return [{ tracker: "exercise", day, none: true }];
  const [move, minutes] = [MOVES[ago % 3], movedMinutes(ago)];
  if (move === undefined || minutes === 0) return [];
  return [{ tracker: "exercise", at: firstInstantOf(day) + 7 * HOUR, name: null, minutes, kg: 64, ...move }];
}

const movedMinutes = (ago: number): number => (ago % 4 === 1 || ago % 19 === 8 ? 0 : 20 + ((ago * 11) % 40));

/** Her phone and her computer changed the same glass of yesterday. */
function conflictAt(now: number, today: Day): readonly DayOfNotes[] {
  const at = Math.min(now, firstInstantOf(today) + HOUR);
  const drunk = firstInstantOf(today) - 2.25 * HOUR;
  const glass = (ml: number): TrackedValue => ({ tracker: "water", at: drunk, ml });
  const first = put(glass(200), at, NOTES + 50);
  const [phone, computer] = [300, 250].map((ml, nth) => ({ ...put(glass(ml), at + nth, NOTES + 60 + nth), entry: first.entry, n: 2 }));
  return phone === undefined || computer === undefined ? [] : [{ at: now, ops: [first, phone, computer] }];
}

/** Her grandmother's dal, as she cooks it for four. */
function dishAt(at: number): TrackedValue {
  const recipe = DAL.flatMap(([id, amount, unit]) => {
    const food = FOODS.get(id);
    const grams = food === undefined ? null : gramsOf(food, amount, unit);
    return grams === null ? [] : [{ food: id, amount, unit, grams }];
  });
  return { tracker: "dish", at, name: "Aaji's dal", recipe, yieldGrams: 950, portions: 4 };
}
const DAL = [
  ["toor-dal", 1.5, "katori"],
  ["tomato", 1, "piece"],
  ["ghee", 2, "tablespoon"],
  ["salt", 1, "teaspoon"],
  ["water", 4, "cup"],
] as const;

const put = (value: TrackedValue, at: number, nth: number): TrackerOp => ({
  op: idAt(at, nth),
  entry: idAt(at, nth + 100),
  n: 1,
  at,
  change: { kind: "put", value },
});

const endOf = (value: TrackedValue): number => ("none" in value ? 0 : value.tracker === "sleep" ? value.end : value.at);
