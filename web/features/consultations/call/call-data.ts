import { ListMyBookings } from "#core/consultations/booking/list-my-bookings.use-case.ts";
import { ShowBooking } from "#core/consultations/booking/show-booking.use-case.ts";
import { OPEN_STATES } from "#core/consultations/call/room-times.ts";
import { ShowDeskDay } from "#core/consultations/call/show-desk-day.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import type { BookingView } from "#core/consultations/booking/booking-view.ts";
import type { DeskEntry } from "#core/consultations/call/show-desk-day.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Customer } from "#core/identity/customer.ts";
import type { Whole } from "#web/platform/late/whole.ts";

/** What the page of a call is about: one's own appointment, or one at a practitioner's desk. `now`: what the shop's clock said. */
export type ReadCall =
  | { readonly seat: "patient"; readonly booking: BookingView; readonly now: number }
  | { readonly seat: "practitioner"; readonly entry: DeskEntry; readonly name: string; readonly now: number };

/** `asked` null: the next of one's own that is not over. null: there is none, or it is somebody else's. */
export async function readCall(
  whole: Whole,
  { id: customer, role }: Pick<Customer, "id" | "role">,
  asked: string | null,
  now: number,
): Promise<ReadCall | null> {
  if (asked === null || asked === "") {
    const { bookings } = await lateUseCase(whole, ListMyBookings)(customer, { state: null, after: null });
    const next = bookings.filter(({ state }) => OPEN_STATES.includes(state)).toSorted((a, b) => a.start - b.start)[0];
    return next === undefined ? null : { seat: "patient", booking: next, now };
  }
  const atDesk = role === "practitioner" ? await readAtDesk(whole, customer, asked) : null;
  if (atDesk !== null) return atDesk;
  const own = await lateUseCase(whole, ShowBooking)(customer, payableId(asked));
  if (own.kind === "ok") return { seat: "patient", booking: own.value, now: own.value.now };
  return role === "practitioner" ? null : readAtDesk(whole, customer, asked); // Whoever became one since is no practitioner here yet.
}

async function readAtDesk(whole: Whole, customer: CustomerId, asked: string): Promise<ReadCall | null> {
  const day = await lateUseCase(whole, ShowDeskDay)(customer, null);
  if (day.kind === "refused") return null;
  const entry = day.value.entries.find(({ id }) => id === asked);
  return entry === undefined ? null : { seat: "practitioner", entry, name: day.value.name, now: day.value.now };
}
