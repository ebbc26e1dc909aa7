import { withEntries } from "#core/ledger/ledger.ts";
import { appointmentOf } from "#core/consultations/booking/appointment-of.ts";
import { consultedOf } from "#core/consultations/booking/consulted.ts";
import { bookingChange } from "#core/consultations/booking/booking-change.ts";
import { counterOfPaper, issuedPaper } from "#core/consultations/booking/issued-paper.ts";
import { practitionerSeriesOf } from "#core/invoices/series.ts";
import { isPlanOf } from "#core/consultations/booking/paid-by-plan.ts";
import { overlap, takesTime } from "#core/consultations/booking/overlap.ts";
import { codePointOrder } from "#core/shared/code-point-order.ts";
import { putAuditInMemory } from "#adapters/memory/staff/audit-log.ts";
import { putJobInMemory } from "#adapters/memory/jobs/queue.ts";
import { plansOf } from "#adapters/memory/plans/subscriptions.ts";
import { memoryPractitioners } from "./practitioners.ts";
import { blockingIn } from "./blocking-in.ts";
import { heardEvents } from "#adapters/memory/payments/heard-events.ts";
import type { Job } from "#core/jobs/job.ts";
import type { IssuedPaper } from "#core/consultations/booking/issued-paper.ts";
import type { PaperToIssue } from "#core/consultations/booking/papers-between.ts";
import type { Booking } from "#core/consultations/booking/booking.ts";
import type { BookingChange } from "#core/consultations/booking/booking-change.ts";
import type { Bookings, KeptBooking } from "#core/consultations/booking/bookings.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

const DAY = 24 * 60 * 60 * 1000;

/** A booking, what was written before it, when it was made, and by which call. */
export type MemoryBooking = KeptBooking & { readonly complaint: string | null; readonly madeAt: number; readonly key: string };

export function memoryBookings(memory: Memory): Bookings {
  const { bookings } = memory;
  const othersOf = (booking: Booking) => overlapping(memory, booking);
  const planOf = ({ booking }: MemoryBooking) => plansOf(memory, booking.customer).find(isPlanOf(booking)) ?? null;
  const keep = (change: BookingChange) => keepBookingChange(memory, change);
  return {
    async hold({ customer, practitioner, patient, start, key, at, decide }) {
      const isActive = (await memoryPractitioners(memory).find(practitioner)) !== null;
      // Nothing is waited for from here on: two calls at once see each other's holds.
      const found = isActive ? (memory.practitioners.get(practitioner) ?? null) : null;
      const mine = [...bookings.values()].filter(({ booking }) => booking.customer === customer);
      const isLive = ({ booking: { state, expiresAt } }: MemoryBooking) =>
        (state === "held" || state === "pending_payment") && expiresAt !== null && at < expiresAt;
      const {
        keep: stored,
        release,
        answer,
      } = decide({
        practitioner: found,
        appointments: blockingIn(memory, { practitioner, patient, from: start - DAY, to: start + DAY }),
        live: mine.find(isLive)?.booking ?? null,
        plans: plansOf(memory, customer),
        earlier: keptIn(mine.find((one) => one.key === key)),
        held: mine.map(({ madeAt }) => madeAt).toSorted((a, b) => a - b),
      });
      if (release !== null) keep(release);
      if (stored !== null && found !== null) {
        endOver(memory, othersOf(stored.booking), at);
        bookings.set(stored.booking.id, {
          booking: stored.booking,
          consulted: consultedOf(found.practitioner),
          payments: [],
          ledger: [],
          papers: [],
          complaint: stored.complaint,
          language: stored.language,
          madeAt: at,
          key,
        });
        for (const { job, terms } of stored.jobs) putJobInMemory<Job>(memory, job, terms);
      }
      return answer;
    },
    async change(id, { at, events, decide }) {
      const before = bookings.get(id);
      if (before === undefined) return null;
      const { payments, fresh } = heardEvents(memory, id, { known: before.payments, reported: events });
      const isFree = !othersOf(before.booking).some((one) => takesTime(appointmentOf(one.booking), at));
      const { change, answer } = decide(
        { ...keptOf(before), payments, isFree, plan: planOf(before) },
        new Set(fresh.map((event) => event.id)),
      );
      bookings.set(id, { ...before, payments });
      if (change !== null) keep(change);
      return answer;
    },
    async move(id, { start, decide }) {
      const before = bookings.get(id);
      if (before === undefined) return null;
      const { practitioner, member, customer } = before.booking;
      const isActive = (await memoryPractitioners(memory).find(practitioner)) !== null;
      const stored = bookings.get(id) ?? before; // Nothing is waited for from here on.
      const { change, answer } = decide({
        ...stored,
        plan: planOf(stored),
        practitioner: isActive ? (memory.practitioners.get(practitioner) ?? null) : null,
        appointments: blockingIn(memory, { practitioner, patient: member ?? customer, from: start - DAY, to: start + DAY }),
      });
      if (change !== null) keep(change);
      return answer;
    },
    async changeAsStaff(id, decide) {
      const stored = keptIn(bookings.get(id));
      if (stored === null) return null;
      const { change, audit, answer } = decide(stored);
      if (change !== null) keep(change);
      if (audit !== null) putAuditInMemory(memory, audit);
      return answer;
    },
    async all({ state, customer, after, limit }) {
      const sorted = [...bookings.values()]
        .filter(({ booking }) => (state === null || booking.state === state) && (customer === null || booking.customer === customer))
        .toSorted((a, b) => latestFirst(a.booking, b.booking));
      const last = after === null ? undefined : bookings.get(after)?.booking;
      const isLast = last !== undefined && (customer === null || last.customer === customer);
      const behind = after === null ? sorted : sorted.filter(({ booking }) => isLast && latestFirst(last, booking) < 0);
      return behind.slice(0, limit).flatMap((one) => keptIn(one) ?? []);
    },
    complaint: async ({ id }) => bookings.get(id)?.complaint ?? null,
    feedback: async ({ id }) => memory.bookingFeedback.get(id) ?? null,
    async putFeedback({ id }, feedback) {
      if (bookings.has(id)) memory.bookingFeedback.set(id, feedback);
    },
    withId: async (id) => keptIn(bookings.get(id)),
    async own(customer, id) {
      const stored = keptIn(bookings.get(id));
      return stored?.booking.customer === customer ? stored : null;
    },
    of: async (customer) =>
      [...bookings.values()]
        .filter(({ booking }) => booking.customer === customer)
        .toSorted((a, b) => latestFirst(a.booking, b.booking))
        .flatMap((one) => keptIn(one) ?? []),
  };
}

const overlapping = ({ bookings }: Memory, booking: Booking): readonly MemoryBooking[] =>
  [...bookings.values()].filter((one) => one.booking.id !== booking.id && overlap(appointmentOf(one.booking), appointmentOf(booking)));

/** Stores everything that a change brings about. Throws if it would move other money under a known key. */
export function keepBookingChange(memory: Memory, change: BookingChange): void {
  const { bookings } = memory;
  const before = bookings.get(change.after.id);
  if (before === undefined) throw new RangeError(change.after.id);
  if (takesTime(appointmentOf(change.after), -Infinity))
    endOver(memory, overlapping(memory, change.after), change.after.history.at(-1)?.at ?? 0);
  const ledger = withEntries(before.ledger, change.entries);
  const issued = change.papers.map((paper) => issuedIn(memory, change.after, paper));
  bookings.set(change.after.id, { ...before, booking: change.after, ledger, papers: [...before.papers, ...issued] });
  for (const { job, terms } of change.jobs) putJobInMemory<Job>(memory, job, terms);
}

const latestFirst = (a: Booking, b: Booking): number => b.start - a.start || codePointOrder(b.id, a.id);

export const keptIn = (one: MemoryBooking | undefined): KeptBooking | null => (one === undefined ? null : keptOf(one));

const keptOf = ({ booking, consulted, language, payments, ledger, papers }: MemoryBooking): KeptBooking => ({
  booking,
  consulted,
  language,
  payments,
  ledger,
  papers,
});

/** A paper with the next number of its practitioner. */
function issuedIn({ practitioners, practitionerSeries, serials }: Memory, booking: Booking, paper: PaperToIssue): IssuedPaper {
  const found = practitioners.get(booking.practitioner);
  if (found === undefined) throw new RangeError(booking.practitioner);
  if (!practitionerSeries.includes(booking.practitioner)) practitionerSeries.push(booking.practitioner);
  const series = practitionerSeriesOf(practitionerSeries.indexOf(booking.practitioner) + 1);
  const counter = counterOfPaper(paper, series);
  const serial = (serials.get(counter) ?? 0) + 1;
  serials.set(counter, serial);
  return issuedPaper(paper, booking, found.practitioner, { series, serial });
}

/** Holds that are over give up their time to whoever wants it. */
function endOver({ bookings }: Memory, others: readonly MemoryBooking[], at: number): void {
  for (const one of others) {
    const moved = bookingChange(one.booking, [{ at, by: { kind: "clock" }, deed: { kind: "state", event: "expire", payment: null } }]);
    if (moved.kind === "ok") bookings.set(one.booking.id, { ...one, booking: moved.value.after });
  }
}
