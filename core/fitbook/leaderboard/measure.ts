/**
 * What a challenge can count, with the most that counts in a day, because a challenge must not reward harm.
 * Source: specification/challenges.md, Measures.
 */
export const MEASURE_CAPS = {
  steps: 30_000,
  distance_m: 50_000,
  floors: 150,
  rounds: 108,
  exercise_minutes: 240,
  exercise_kcal: 1_500,
  water_ml: 4_000,
  sleep_minutes: 540,
} as const;

export type Measure = keyof typeof MEASURE_CAPS;

export const MEASURES: readonly Measure[] = [
  "steps",
  "distance_m",
  "floors",
  "rounds",
  "exercise_minutes",
  "exercise_kcal",
  "water_ml",
  "sleep_minutes",
];

/** The longest challenge, in days. */
export const LONGEST_CHALLENGE = 90;

/** The highest amount of one entry. */
export const LARGEST_ENTRY = 1_000_000;

/** What players enter in the challenge itself; the others are the day's sums of a tracker. */
export const ENTERED_MEASURES = ["steps", "distance_m", "floors", "rounds"] as const satisfies readonly Measure[];

export type EnteredMeasure = (typeof ENTERED_MEASURES)[number];
/** What a tracker adds up to a day. */
export type TrackedMeasure = Exclude<Measure, EnteredMeasure>;

export const isEntered = (measure: Measure): measure is EnteredMeasure => ENTERED_MEASURES.some((one) => one === measure);
