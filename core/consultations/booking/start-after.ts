import type { Booking } from "./booking.ts";

/**
 * The start that a booking had after a step, counted from 0, in milliseconds since 1970. Source: specification/consultations.md, Moving an
 * appointment.
 */
export function startAfter({ history, start }: Pick<Booking, "history" | "start">, step: number): number {
  const next = history.slice(step + 1).find(({ deed }) => deed.kind === "move")?.deed;
  return next?.kind === "move" ? next.from : start;
}
