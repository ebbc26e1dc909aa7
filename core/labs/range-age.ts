/** An age that a range begins or ends with: whole years, or days, weeks or months as "14d", "8w", "6m". */
export type RangeAge = number | `${number}${AgeUnit}`;

type AgeUnit = "d" | "w" | "m";

/** Nobody is older, in years. */
const OLDEST = 150;

/** Days in each unit; a month is a twelfth of a year. */
const DAYS = { d: 1, w: 7, m: 365.25 / 12, y: 365.25 } as const;

/** An age as a file tells it; null: it is none. Source: specification/labs.md, Tests, packages and labs. */
export function rangeAgeIn(given: unknown): RangeAge | null {
  if (typeof given === "number") return Number.isInteger(given) && given >= 0 && given <= OLDEST ? given : null;
  const [, count, unit] = typeof given === "string" ? (/^(\d{1,5})([dwm])$/.exec(given) ?? []) : [];
  if (count === undefined || !isUnit(unit) || Number(count) * DAYS[unit] > OLDEST * DAYS.y) return null;
  return `${Number(count)}${unit}`;
}

/** An age in its unit: how many, and of what. */
export function ageParts(age: RangeAge): { readonly count: number; readonly unit: AgeUnit | "y" } {
  if (typeof age === "number") return { count: age, unit: "y" };
  const unit = age.slice(-1);
  return { count: Number(age.slice(0, -1)), unit: isUnit(unit) ? unit : "d" };
}

/**
 * The days of life that an age is, from the first to before `until`: somebody is two years old until their third birthday, and 14 days old
 * for one day. Source: specification/labs.md, Tests, packages and labs.
 */
export function daysOfAge(age: RangeAge): { readonly from: number; readonly until: number } {
  const { count, unit } = ageParts(age);
  return { from: count * DAYS[unit], until: (count + 1) * DAYS[unit] };
}

const isUnit = (unit: string | undefined): unit is AgeUnit => unit === "d" || unit === "w" || unit === "m";
