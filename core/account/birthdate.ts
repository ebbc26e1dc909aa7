import { ageOn, dayIn } from "../shared/day.ts";
import type { Day } from "../shared/day.ts";

const OLDEST = 130; // Years.

/** Whether a person who is alive on one Indian day can have been born on another. */
export const isPossibleBirthdate = (birthdate: Day, today: Day): boolean => birthdate <= today && ageOn(today, birthdate) <= OLDEST;

/** The birthdate that a text says; null: it says no day, or one that it can't have been. */
export function birthdateIn(text: string, today: Day): Day | null {
  const birthdate = dayIn(text);
  return birthdate !== null && isPossibleBirthdate(birthdate, today) ? birthdate : null;
}
