import { token } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";

/** The areas that were announced before they opened, by name. All are open; they stay, because people may still wait to be told of one. */
export const ANNOUNCED_AREAS = ["consultations", "lab-tests", "trackers", "assessments", "fitbook", "quizzes", "wellness"] as const;
export type ComingArea = (typeof ANNOUNCED_AREAS)[number];

/** The areas that are not open yet, as a need of the use cases that ask and tell: who waits for another is told. */
export type UpcomingAreas = readonly ComingArea[];
export const UpcomingAreas = token<UpcomingAreas>("UpcomingAreas");

/**
 * None at the moment. The next that is announced is named here: then its page asks who wants to be told. Once it is taken out, they are.
 */
export const UPCOMING: UpcomingAreas = [];
export const makeUpcomingAreas = maker(UpcomingAreas, {}, () => UPCOMING);

/** Null: no area of that name was ever announced. */
export const comingAreaNamed = (name: string): ComingArea | null => ANNOUNCED_AREAS.find((area) => area === name) ?? null;
