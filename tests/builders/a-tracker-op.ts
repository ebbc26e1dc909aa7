import { randomUUID } from "node:crypto";
import { day, firstInstantOf } from "#core/shared/day.ts";
import type { EatenValue } from "#core/trackers/eaten-before.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";
import type { OwnActivity, OwnDish } from "#core/trackers/own-value.ts";
import type { TrackerOp } from "#core/trackers/tracker-op.ts";
import { now } from "#tests/fixtures.ts";

type ExerciseValue = Extract<TrackedValue, { readonly minutes: number }>;

/** The first instant of a day on which nobody notes anything else. */
export const dayStart = firstInstantOf(day("2026-11-20"));

/** A put of one value, made on some device. */
export const aPut = (value: TrackedValue, given: Partial<Omit<TrackerOp, "change">> = {}): TrackerOp => ({
  op: randomUUID(),
  entry: randomUUID(),
  n: 1,
  at: now,
  ...given,
  change: { kind: "put", value },
});

export const aRemoval = ({ entry, n }: TrackerOp): TrackerOp => ({
  op: randomUUID(),
  entry,
  n: n + 1,
  at: now,
  change: { kind: "remove" },
});

/** A roti of the table, or what it is changed to. */
export const aRoti = (given: Partial<EatenValue> = {}): EatenValue => ({
  tracker: "meal",
  at: now,
  meal: "lunch",
  food: "roti",
  name: null,
  amount: 1,
  unit: "piece",
  grams: 40,
  per100: { kcal: 240, protein_g: 7.93, carbs_g: 48.13, fat_g: 1.15, fibre_g: null },
  ...given,
});

/** Half an hour's walk, or what it is changed to. */
export const aWalk = (given: Partial<ExerciseValue> = {}): ExerciseValue => ({
  tracker: "exercise",
  at: now,
  activity: "17190",
  name: null,
  met: 3.8,
  minutes: 30,
  kg: 61.5,
  ...given,
});

/** A dal of somebody's own, or what it is changed to. */
export const aDish = (given: Partial<OwnDish> = {}): OwnDish => ({
  tracker: "dish",
  at: now,
  name: "Aaji's dal",
  yieldGrams: 900,
  portions: 4,
  recipe: [
    { food: "toor-dal", amount: 1, unit: "katori", grams: 130 },
    { food: "ghee", amount: 2, unit: "tablespoon", grams: 27.3 },
    { food: "water", amount: 800, unit: "ml", grams: 800 },
  ],
  ...given,
});

/** A garba of somebody's own, or what it is changed to. */
export const aGarba = (given: Partial<OwnActivity> = {}): OwnActivity => ({
  tracker: "activity",
  at: now,
  name: "Garba",
  met: 5.5,
  ...given,
});

export const aGlass = (ml = 250, at = now): TrackedValue => ({ tracker: "water", at, ml });
