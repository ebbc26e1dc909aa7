import { INDIAN_OFFSET } from "../shared/indian-offset.ts";

/** The time of day in India at an instant in milliseconds since 1970, as 14:05. */
export const indianTime = (at: number): string => new Date(at + INDIAN_OFFSET * 60_000).toISOString().slice(11, 16);
