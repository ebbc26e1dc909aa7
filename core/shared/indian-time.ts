import { INDIAN_OFFSET } from "./indian-offset.ts";
import type { Day } from "./day.ts";

/** By how much Indian time is ahead, in milliseconds. */
export const AHEAD_OF_UTC = INDIAN_OFFSET * 60 * 1000;

/**
 * The day in India at a moment, in milliseconds since 1970. It stands apart from what reckons with days: nearly every page shows a day, few
 * reckon.
 */
export const indianDay = (at: number): Day => inIndia(at).slice(0, 10) as Day;

/** When the Indian day at a moment began, both in milliseconds since 1970. To reckon it costs a small part of naming the day. */
export const indianMidnight = (at: number): number => Math.floor((at + AHEAD_OF_UTC) / DAY) * DAY - AHEAD_OF_UTC;

const DAY = 24 * 60 * 60 * 1000;

/** The time of day in India at a moment, in milliseconds since 1970: 14:05. */
export const indianTime = (at: number): string => inIndia(at).slice(11, 16);

const inIndia = (at: number): string => new Date(at + AHEAD_OF_UTC).toISOString();
