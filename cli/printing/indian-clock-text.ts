import { indianDay, indianTime } from "#core/shared/indian-time.ts";

/** A day and a time as a clock in India shows them: "2026-11-25 01:30". */
export const indianClockText = (at: number): string => `${indianDay(at)} ${indianTime(at)}`;
