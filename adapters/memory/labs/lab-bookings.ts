import { labBookingChange } from "#core/labs/booking/lab-booking-change.ts";
import { TAKING_STATES } from "#core/labs/booking/lab-bookings.port.ts";
import { hasRoomFor, takingOf } from "#core/labs/booking/lab-room.ts";
import { withEntries } from "#core/ledger/ledger.ts";
import { codePointOrder } from "#core/shared/code-point-order.ts";
import { putJobInMemory } from "#adapters/memory/jobs/queue.ts";
import { plansOf } from "#adapters/memory/plans/subscriptions.ts";
import { putAuditInMemory } from "#adapters/memory/staff/audit-log.ts";
import { counterOfLabPaper, issuedLabPaper } from "#core/labs/booking/issued-lab-paper.ts";
import { labSeriesOf } from "#core/invoices/series.ts";
import { heardEvents } from "#adapters/memory/payments/heard-events.ts";
import type { IssuedLabPaper } from "#core/labs/booking/issued-lab-paper.ts";
import type { LabPaperToIssue } from "#core/labs/booking/lab-papers-between.ts";
import type { Job } from "#core/jobs/job.ts";
import type { LabBooking } from "#core/labs/booking/lab-booking.ts";
import type { LabBookingChange } from "#core/labs/booking/lab-booking-change.ts";
import type { KeptLabBooking, LabBookings, LabRoom } from "#core/labs/booking/lab-bookings.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

/** A booking of tests, when it was made, and by which call. */
export type MemoryLabBooking = KeptLabBooking & { readonly madeAt: number; readonly key: string };

export function memoryLabBookings(memory: Memory): LabBookings {
  const { labBookings } = memory;
  const all = () => [...labBookings.values()].toSorted((a, b) => latestFirst(a.booking, b.booking));
  const taking = (lab: string, without: string | null) =>
    all()
      .filter(({ booking }) => booking.lab.id === lab && booking.id !== without && TAKING_STATES.includes(booking.state))
      .map(({ booking }) => takingOf(booking));
  const roomOf = (lab: string, without: string | null): LabRoom => ({
    lab: memory.labs.labs.find(({ id }) => id === lab) ?? null,
    calendar: memory.labs.calendars.find(({ id }) => id === lab) ?? null,
    takings: taking(lab, without),
  });
  const keep = (change: LabBookingChange) => keepLabBookingChange(memory, change);
  return {
    async hold({ customer, lab, key, at, decide }) {
      const mine = all().filter(({ booking }) => booking.customer === customer);
      const live = mine.find(({ booking: { state, expiresAt } }) => isHeld(state) && expiresAt !== null && at < expiresAt);
      const decision = decide({
        ...roomOf(lab, live?.booking.id ?? null),
        live: live?.booking ?? null,
        earlier: keptLabBooking(mine.find((one) => one.key === key)),
        plans: plansOf(memory, customer).map(({ subscription }) => subscription),
        held: mine.map(({ madeAt }) => madeAt).toSorted((a, b) => a - b),
      });
      if (decision.release !== null) keep(decision.release);
      if (decision.keep !== null) {
        const { booking, language, jobs } = decision.keep;
        endOver(memory, booking, at);
        labBookings.set(booking.id, { booking, language, payments: [], ledger: [], papers: [], madeAt: at, key });
        for (const { job, terms } of jobs) putJobInMemory<Job>(memory, job, terms);
      }
      return decision.answer;
    },
    async change(id, { at, events, decide }) {
      const before = labBookings.get(id);
      if (before === undefined) return null;
      const { payments, fresh } = heardEvents(memory, id, { known: before.payments, reported: events });
      const isFree = hasRoomFor(before.booking, roomOf(before.booking.lab.id, id), at);
      const { change, answer } = decide({ ...keptOf(before), payments, isFree }, new Set(fresh.map((event) => event.id)));
      labBookings.set(id, { ...before, payments });
      if (change !== null) {
        if (TAKING_STATES.includes(change.after.state)) endOver(memory, change.after, at);
        keep(change);
      }
      return answer;
    },
    async move(id, { at, decide }) {
      const before = labBookings.get(id);
      if (before === undefined) return null;
      const { change, answer } = decide({ ...keptOf(before), ...roomOf(before.booking.lab.id, id) });
      if (change !== null) {
        endOver(memory, change.after, at);
        keep(change);
      }
      return answer;
    },
    async changeAsStaff(id, decide) {
      const stored = keptLabBooking(labBookings.get(id));
      if (stored === null) return null;
      const { change, audit, answer } = decide(stored);
      if (change !== null) keep(change);
      if (audit !== null) putAuditInMemory(memory, audit);
      return answer;
    },
    withId: async (id) => keptLabBooking(labBookings.get(id)),
    of: async (customer) =>
      all()
        .filter(({ booking }) => booking.customer === customer)
        .map(keptOf),
    between: async ({ lab, from, to }) =>
      all()
        .filter(({ booking: { lab: at, start } }) => (lab === null || at.id === lab) && from <= start && start < to)
        .map(keptOf)
        .toReversed(),
    takings: async ({ lab, from, to }) => taking(lab, null).filter(({ start }) => from <= start && start < to),
  };
}

const isHeld = (state: LabBooking["state"]): boolean => state === "held" || state === "pending_payment";

const latestFirst = (a: LabBooking, b: LabBooking): number => b.start - a.start || codePointOrder(b.id, a.id);

export const keptLabBooking = (one: MemoryLabBooking | undefined): KeptLabBooking | null => (one === undefined ? null : keptOf(one));

const keptOf = ({ booking, language, payments, ledger, papers }: MemoryLabBooking): KeptLabBooking => ({
  booking,
  language,
  payments,
  ledger,
  papers,
});

/** Stores everything that a change brings about. Throws if it would move other money under a known key. */
export function keepLabBookingChange(memory: Memory, change: LabBookingChange): void {
  const before = memory.labBookings.get(change.after.id);
  if (before === undefined) throw new RangeError(change.after.id);
  const ledger = withEntries(before.ledger, change.entries);
  memory.labBookings.set(change.after.id, {
    ...before,
    booking: change.after,
    ledger,
    papers: [...before.papers, ...change.papers.map((paper) => issuedIn(memory, change.after, paper))],
  });
  for (const { job, terms } of change.jobs) putJobInMemory<Job>(memory, job, terms);
}

/** A paper with the next number of its laboratory. */
function issuedIn({ labs, labSeries, serials }: Memory, booking: LabBooking, paper: LabPaperToIssue): IssuedLabPaper {
  const { id } = booking.lab;
  if (!labSeries.includes(id)) labSeries.push(id);
  const series = labSeriesOf(labSeries.indexOf(id) + 1);
  const counter = counterOfLabPaper(paper, series);
  const serial = (serials.get(counter) ?? 0) + 1;
  serials.set(counter, serial);
  const rates = new Map(labs.tests.map((test) => [test.id, test.gst]));
  const accreditation = labs.labs.find((one) => one.id === id)?.accreditation ?? null;
  return issuedLabPaper(paper, booking, { series, serial, accreditation, gstOf: (test) => rates.get(test) ?? 0 });
}

/** Holds that are over give up their room to whoever wants it. */
function endOver(memory: Memory, { id, lab, place, start }: LabBooking, at: number): void {
  for (const one of memory.labBookings.values()) {
    const { booking } = one;
    const isOver = isHeld(booking.state) && booking.expiresAt !== null && booking.expiresAt <= at && booking.id !== id;
    if (!isOver || booking.lab.id !== lab.id || booking.place.kind !== place.kind || booking.start !== start) continue;
    const moved = labBookingChange(booking, [{ at, by: { kind: "clock" }, deed: { kind: "state", event: "expire", payment: null } }]);
    if (moved.kind === "ok") memory.labBookings.set(booking.id, { ...one, booking: moved.value.after });
  }
}
