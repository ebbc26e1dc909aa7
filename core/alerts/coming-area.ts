import { token } from "../shared/token.ts";

/** The areas that were ever announced before they opened, by name. One that has opened stays here: people may still wait to be told. */
export const ANNOUNCED_AREAS = ["consultations", "lab-tests", "trackers", "assessments", "fitbook", "quizzes", "wellness"] as const;
export type ComingArea = (typeof ANNOUNCED_AREAS)[number];

/** Those that are still to open. Whoever opens an area takes it out here, and everybody who waits for it is told. A test compares this list with the pages of areas to come. */
export const UPCOMING: readonly ComingArea[] = ANNOUNCED_AREAS;

/** The areas that are still to open, as those who ask and tell are given them. */
export type UpcomingAreas = readonly ComingArea[];
export const UpcomingAreas = token<UpcomingAreas>("UpcomingAreas");

/** Null: no area of that name was ever announced. */
export const comingAreaNamed = (name: string): ComingArea | null => ANNOUNCED_AREAS.find((area) => area === name) ?? null;
