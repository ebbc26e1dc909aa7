import { token } from "../shared/token.ts";
import type { ComingArea } from "../content/coming-areas.ts";

/**
 * All areas that were announced before they opened, by name. An area that has opened stays in this list, because people may still wait to
 * be told.
 */
export const ANNOUNCED_AREAS = [
  "consultations",
  "lab-tests",
  "trackers",
  "assessments",
  "fitbook",
  "quizzes",
  "wellness",
] as const satisfies readonly ComingArea[];

const OPENED: readonly ComingArea[] = ["trackers", "wellness", "assessments", "consultations", "quizzes", "lab-tests", "fitbook"];

/**
 * The areas that are not open yet. When an area opens, it is removed from this list, and everybody who waits for it is told. A test
 * compares the list with the pages of coming areas.
 */
export const UPCOMING: readonly ComingArea[] = ANNOUNCED_AREAS.filter((area) => !OPENED.includes(area));

/** The areas that are not open yet, as a need of the use cases that ask and tell. */
export type UpcomingAreas = readonly ComingArea[];
export const UpcomingAreas = token<UpcomingAreas>("UpcomingAreas");

/** Null: no area of that name was ever announced. */
export const comingAreaNamed = (name: string): ComingArea | null => ANNOUNCED_AREAS.find((area) => area === name) ?? null;
