import { describe, it } from "vitest";
import { EDGES, expectEdge } from "./booking-edges.ts";

/** The last minutes of a year, and the day before a leap day. */
const EVES = [Date.parse("2026-12-31T18:15:00Z"), Date.parse("2028-02-28T06:00:00Z")];

describe.each(EVES)("a booking a millisecond before a moment, at it and after it, booked at %d", (eve) => {
  it.each(EDGES)("$told", (edge) => expectEdge(eve, edge), 60_000);
});
