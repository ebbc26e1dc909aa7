import { indianDay, indianTime } from "#core/shared/indian-time.ts";

/** A moment as messages say it, in Indian time. */
export const momentText = (at: number): string => `${indianDay(at)}, ${indianTime(at)}`;
