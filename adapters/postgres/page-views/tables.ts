import type { Day } from "#core/shared/day.ts";

/** Counts alone: no row is about a person. */
export type PageViewTables = { page_view: PageViewRow };

export type PageViewRow = { day: Day; route: string; views: number };
