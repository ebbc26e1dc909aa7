import { ageOn } from "../shared/day.ts";
import type { Day } from "../shared/day.ts";

const OLDEST = 130; // Years.

/** Whether somebody who lives on this Indian day can be born on that one. */
export const isPossibleBirthdate = (birthdate: Day, today: Day): boolean => birthdate <= today && ageOn(today, birthdate) <= OLDEST;
