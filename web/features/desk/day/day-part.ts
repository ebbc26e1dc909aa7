import { OPEN_STATES } from "#core/consultations/call/room-times.ts";
import type { DeskEntry } from "#core/consultations/call/show-desk-day.use-case.ts";
import type { BookingState } from "#core/consultations/slots/slot-facts.ts";

/** The part of a day's work to which an appointment belongs. */
export type DayPart = "waiting" | "ahead" | "over" | "cancelled";

const CANCELLED: readonly BookingState[] = ["cancelled_by_patient", "cancelled_by_practitioner"];

/** `now`: in milliseconds since 1970. */
export function partOf({ state, closes, waitingSince }: DeskEntry, now: number): DayPart {
  if (CANCELLED.includes(state)) return "cancelled";
  if (!OPEN_STATES.includes(state) || closes <= now) return "over";
  return waitingSince === null ? "ahead" : "waiting";
}

/** Whether somebody is met, now or later. */
export const isToCome = (entry: DeskEntry, now: number): boolean => ["waiting", "ahead"].includes(partOf(entry, now));

/** Whether one can enter the room. */
export const isRoomOpen = ({ state, opens, closes }: DeskEntry, now: number): boolean =>
  OPEN_STATES.includes(state) && opens <= now && now < closes;

/** Who waits to be let in, the longest first. */
export const waitingIn = (entries: readonly DeskEntry[], now: number): readonly DeskEntry[] =>
  entries.filter((entry) => partOf(entry, now) === "waiting").toSorted((a, b) => (a.waitingSince ?? 0) - (b.waitingSince ?? 0));

/** Whom a practitioner turns to: who is in the room, else who waits longest, else who comes next. null: the day is over. */
export function nextIn(entries: readonly DeskEntry[], now: number): DeskEntry | null {
  const ahead = entries.filter((entry) => partOf(entry, now) === "ahead").toSorted((a, b) => a.start - b.start);
  const inside = ahead.find(({ place }) => place === "inside");
  return inside ?? waitingIn(entries, now)[0] ?? ahead[0] ?? null;
}
