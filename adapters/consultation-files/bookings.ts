import { BOOKING_STATES } from "#core/consultations/slots/slot-facts.ts";
import { idsOf } from "#adapters/input-file/ids.ts";
import { INSTANT, TEXT, oneOf, wholeMinute } from "#adapters/input-file/kind.ts";
import { BUFFER, LENGTH } from "./minutes.ts";
import type { Appointment, SlotRules } from "#core/consultations/slots/slot-facts.ts";
import type { Ids } from "#adapters/input-file/ids.ts";
import type { Entries, Part } from "#adapters/input-file/part.ts";
import type { Reads } from "#adapters/input-file/read.ts";

const MOST_BOOKINGS = 10_000;

/** The bookings of a file and their ids; where they name no practitioner or buffer they have this practitioner's. */
export function readBookings(
  file: Part,
  practitioner: Pick<Reads<SlotRules>, "id" | "buffer">,
): { readonly bookings: Entries<Appointment>; readonly ids: Ids } {
  const bookings = file.list<Appointment>("bookings", (part) => readBooking(part, practitioner));
  if (bookings.length > MOST_BOOKINGS) file.fault("bookings", `at most ${MOST_BOOKINGS} bookings`);
  return { bookings, ids: idsOf(bookings) };
}

function readBooking(part: Part, practitioner: Pick<Reads<SlotRules>, "id" | "buffer">): Reads<Appointment> {
  const state = part.required("state", STATE);
  return {
    id: part.required("_id", TEXT),
    practitioner: part.optional("practitioner", TEXT, practitioner.id),
    patient: part.optional("patient", TEXT, null),
    start: part.required("start", START),
    length: part.required("length", LENGTH),
    buffer: part.optional("buffer", BUFFER, practitioner.buffer),
    state,
    expiresAt:
      state === "held" || state === "pending_payment" ? part.required("expires_at", INSTANT) : part.optional("expires_at", INSTANT, null),
  };
}

const STATE = oneOf(BOOKING_STATES);
const START = wholeMinute(INSTANT);
