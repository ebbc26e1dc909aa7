import { INDIAN_OFFSET } from "#core/shared/indian-offset.ts";

const MINUTE = 60_000;

/** A day and a time as a clock in India shows them: "2026-11-25 01:30". */
export const indianClockText = (at: number): string => new Date(at + INDIAN_OFFSET * MINUTE).toISOString().slice(0, 16).replace("T", " ");
