import { firstInstantOf, daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { NotReturned } from "#core/payments/return-surplus.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { keptBookings } from "#adapters/postgres/consultations/read-booking.ts";
import type { KeptBooking } from "#core/consultations/booking/bookings.port.ts";
import type { Session } from "#core/identity/session.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { BookingDesk, Doctor, Patient } from "./a-booking-desk.ts";

const MINUTE = 60_000;

/** What the commands of a run share: the product, people of the run's own, and what a test remembers of them. */
export type Run = {
  readonly desk: BookingDesk;
  readonly patients: readonly Patient[];
  readonly doctors: readonly Doctor[];
  /** The provider's payments, with what each was made for. */
  readonly payments: Map<string, PayableId>;
  /** What opened a seat, by whom. */
  readonly tokens: { readonly session: Session; readonly token: string }[];
  /** Jobs that were done before. */
  readonly done: Set<string>;
  /** What walks before this one have come to. */
  readonly reached: Set<string>;
  /** How often health data were shown to somebody else than their account. */
  reads: number;
};

export async function aRun(desk: BookingDesk): Promise<Run> {
  const patients = [await desk.patient({ hasPlan: true }), await desk.patient({ hasPlan: false })];
  const doctors = [await desk.doctor(), await desk.doctor()];
  return { desk, patients, doctors, payments: new Map(), tokens: [], done: new Set(), reached: new Set(), reads: 0 };
}

/** Everything that was ever held in a run, in an order that stays. */
export async function bookingsOf({ desk, patients }: Run): Promise<readonly KeptBooking[]> {
  const stored = await keptBookings(desk.db, (rows) =>
    rows.where(
      "customer",
      "in",
      patients.map(({ id }) => id),
    ),
  );
  const madeAt = ({ booking }: KeptBooking) => booking.history[0]?.at ?? 0;
  return [...stored].sort((a, b) => madeAt(a) - madeAt(b) || (a.booking.id < b.booking.id ? -1 : 1));
}

export const at = <Item>(items: readonly Item[], pick: number): Item | undefined => items[pick % Math.max(1, items.length)];

/** The nth start of a length on a day counted from today on, as the calendars of a run have them. */
export const startOf = ({ desk }: Run, { days, nth, length }: { readonly days: number; readonly nth: number; readonly length: number }) =>
  firstInstantOf(daysAfter(indianDay(desk.clock.at), days)) + (540 + nth * (length + 5)) * MINUTE;

/** The provider may be away, or give nothing back: what was asked of them is asked again another time. */
export function unlessAway(error: unknown): null {
  if (error instanceof PortUnavailable || error instanceof NotReturned) return null;
  throw error;
}
