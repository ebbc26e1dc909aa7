import type { CalendarException, WeeklyWindow } from "../slots/slot-facts.ts";

/**
 * When a practitioner consults: windows of each week, and the exceptions from them. Source: specification/slots.md, Weekly windows and
 * exceptions.
 */
export type Calendar = { readonly windows: readonly WeeklyWindow[]; readonly exceptions: readonly CalendarException[] };

export const NEVER_OPEN: Calendar = { windows: [], exceptions: [] };
