import { day } from "#core/shared/day.ts";

/** The day on which the demo is sold where nobody names another. */
export const DEMO_DAY = day("2026-11-20");
