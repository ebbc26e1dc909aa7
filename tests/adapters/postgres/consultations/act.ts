import fc from "fast-check";
import { at, bookingsOf } from "./booking-run.ts";
import type { KeptBooking } from "#core/consultations/booking/bookings.port.ts";
import type { BookingState } from "#core/consultations/slots/slot-facts.ts";
import type { Run } from "./booking-run.ts";

/** Something that somebody does; what does not fit then is refused. */
export type Act = { readonly told: string; readonly run: (run: Run) => Promise<unknown> };

export const anyPick = () => fc.nat({ max: 50 });

/** Does something with one of the bookings in these states; with any other where there is none. */
export const onBooking = (
  told: string,
  states: readonly BookingState[],
  act: (run: Run, stored: KeptBooking) => Promise<unknown>,
): fc.Arbitrary<Act> =>
  anyPick().map((pick) => ({
    told: `${told} ${pick}`,
    run: async (run) => {
      const all = await bookingsOf(run);
      const fitting = all.filter(({ booking }) => states.includes(booking.state));
      const stored = at(fitting.length === 0 ? all : fitting, pick);
      if (stored !== undefined) await act(run, stored);
    },
  }));
