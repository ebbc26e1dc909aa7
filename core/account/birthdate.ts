import { ageOn } from "../shared/day.ts";
import type { Day } from "../shared/day.ts";

const OLDEST = 130; // Years.

/** Whether a person who is alive on one Indian day can have been born on another. */
export const isPossibleBirthdate = (birthdate: Day, today: Day): boolean => birthdate <= today && ageOn(today, birthdate) <= OLDEST;
