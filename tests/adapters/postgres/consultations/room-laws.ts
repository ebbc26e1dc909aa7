import { expect } from "vitest";
import { roomsOf } from "#adapters/postgres/consultations/rooms.ts";
import { stagesOf } from "./booking-stages.ts";
import type { KeptBooking } from "#core/consultations/booking/bookings.port.ts";
import type { SeenRoom } from "#core/consultations/call/rooms.port.ts";
import type { Run } from "./booking-run.ts";

const MINUTE = 60_000;

/** What must hold of the rooms of these bookings, at any time. */
export async function expectRoomsLawful({ desk }: Run, all: readonly KeptBooking[]): Promise<void> {
  const rooms = await roomsOf(
    desk.db,
    all.map(({ booking }) => booking.id),
  );
  for (const room of rooms) expectRoomLawful(room);
}

/** Nobody is in a room before it opens or once it is closed, nobody is let in who did not wait, and a removal ends what was before. */
function expectRoomLawful({ kept: { booking }, room }: SeenRoom): void {
  const { id, start, length, state } = booking;
  const events = room.history.map(({ deed }) => deed.kind);
  for (const { at, deed } of room.history) {
    expect(at, `${deed.kind} in ${id}`).toBeGreaterThanOrEqual(start - 10 * MINUTE);
    expect(at, `${deed.kind} in ${id}`).toBeLessThan(start + (length + 15) * MINUTE);
  }
  const checkIns = room.history.filter(({ deed }) => deed.kind === "check-in");
  if (checkIns.length > 0) expect(checkIns[0]?.at).toBeLessThan(start + 15 * MINUTE);
  for (const [nth, { deed }] of room.history.entries()) {
    const before = room.history.slice(0, nth).map((step) => step.deed);
    const removed = before.findLastIndex(({ kind }) => kind === "remove");
    if (deed.kind === "admit") expect(events.lastIndexOf("check-in", nth), id).toBeGreaterThan(events.slice(0, nth).lastIndexOf("admit"));
    if (!("seat" in deed) || deed.seat !== "patient" || deed.kind === "rise") continue;
    // A removal makes worthless what was given before: the patient checks in and takes the seat anew.
    const given = before.findLastIndex((one) =>
      deed.kind === "sit" ? one.kind === "check-in" : one.kind === "sit" && one.seat === "patient",
    );
    expect(given, `${deed.kind} in ${id}`).toBeGreaterThan(removed);
  }
  const states = stagesOf(booking).map((stage) => stage.state);
  const since = states.slice(states.lastIndexOf("confirmed"));
  expect(since.includes("checked_in"), id).toBe(checkIns.length > 0);
  expect(since.includes("in_progress"), id).toBe(events.includes("admit"));
  if (room.place === "inside" || room.place === "away") expect(["in_progress", "completed", "failed_technically"]).toContain(state);
  expect(room.generation).toBe(1 + events.filter((event) => event === "remove").length);
}
