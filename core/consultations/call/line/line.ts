import type { Mode } from "../../practitioner.ts";

/** What a line carries, the best first. "call_back": nothing; the practitioner calls by phone. */
export const LINES = ["video", "audio", "reconnecting", "call_back"] as const;
export type Line = (typeof LINES)[number];

/**
 * What the line of an appointment carries at best: one by sound never goes up to video. Source: specification/consultation-calls.md, A bad
 * line.
 */
export const bestLine = (mode: Mode): Line => mode;

/** The lower of two reports, which is what both sides go by. Source: specification/consultation-calls.md, A bad line. */
export const lowerLine = (one: Line, other: Line): Line => (LINES.indexOf(one) >= LINES.indexOf(other) ? one : other);
