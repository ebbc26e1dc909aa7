import { ageOn, daysFrom, monthsFrom } from "./day.ts";
import type { Day } from "./day.ts";

/**
 * How old a patient is: a number of whole years; below two years in months, below two months in days. Source:
 * specification/prescriptions.md, What it holds.
 */
export type Age = number | { readonly months: number } | { readonly days: number };

/** From here on months are whole enough, and years. */
const FEWEST_MONTHS = 2;
const FEWEST_YEARS = 2;

/** The age of somebody who was born on a day, on another that is not before it. */
export function patientAge(today: Day, birthdate: Day): Age {
  const years = ageOn(today, birthdate);
  if (years >= FEWEST_YEARS) return years;
  const months = monthsFrom(birthdate, today);
  return months >= FEWEST_MONTHS ? { months } : { days: daysFrom(birthdate, today) };
}

/** In which unit an age is told, and how many of it. */
export function agePartsOf(age: Age): { readonly unit: "years" | "months" | "days"; readonly count: number } {
  if (typeof age === "number") return { unit: "years", count: age };
  return "months" in age ? { unit: "months", count: age.months } : { unit: "days", count: age.days };
}
