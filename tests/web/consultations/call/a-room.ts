import { payableId } from "#core/ledger/entry.ts";
import { now } from "#tests/fixtures.ts";
import type { RoomView } from "#core/consultations/call/room-view.ts";

const MINUTE = 60_000;

/** The room of a call by video in which the patient waits, as the patient sees it. */
export const aRoom = (given: Partial<RoomView> = {}): RoomView => ({
  booking: payableId("b-1"),
  state: "checked_in",
  mode: "video",
  seat: "patient",
  place: "waiting",
  generation: 0,
  opens: now - 10 * MINUTE,
  start: now,
  end: now + 30 * MINUTE,
  closes: now + 45 * MINUTE,
  waitingSince: null,
  line: "video",
  lineSince: now,
  pictureAsked: [],
  raises: 0,
  isByPhone: false,
  mayBePhoned: false,
  other: null,
  ...given,
});
