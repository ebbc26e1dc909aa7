import { labBookingFrom } from "#core/labs/booking/lab-booking.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { hindiOrNone } from "#adapters/postgres/engine/hindi-or-none.ts";
import { historiesOf } from "#adapters/postgres/payments/payable-history.ts";
import type { IssuedLabPaper } from "#core/labs/bills/issued-lab-paper.ts";
import type { LabStep } from "#core/labs/booking/lab-booking-step.ts";
import type { KeptLabBooking } from "#core/labs/booking/lab-bookings.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const rowsIn = (db: Database) => db.selectFrom("lab_booking").selectAll();

type Rows = ReturnType<typeof rowsIn>;

const HISTORY = { steps: "lab_booking_step", papers: "lab_paper", key: "booking_id" } as const;

/** Bookings of tests, narrowed as asked, the latest start first, each with its steps and its money. */
export async function keptLabBookings(db: Database, narrowed: (rows: Rows) => Rows): Promise<readonly KeptLabBooking[]> {
  const rows = await narrowed(rowsIn(db)).orderBy("starts_at", "desc").orderBy("id", "desc").execute();
  if (rows.length === 0) return [];
  const histories = await historiesOf<LabStep, IssuedLabPaper>(
    db,
    HISTORY,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row): readonly KeptLabBooking[] => {
    const { steps = null, payments = null, entries = null, papers = null } = histories.get(row.id) ?? {};
    if (steps === null) return [];
    // Bookings of before asked for nothing, and no plan took anything off them.
    const people = row.facts.basket.people.map(({ items, ...person }) => ({
      ...person,
      items: items.map((item) => ({ ...item, tests: item.tests.map((test) => ({ ...test, sample: test.sample ?? null })) })),
    }));
    const { plan = null, requirements = [], ...asked } = row.facts.basket;
    const basket = { ...asked, people, requirements, plan: plan && hindiOrNone(plan) };
    const lab = hindiOrNone(row.facts.lab);
    const facts = { ...row.facts, lab, basket, id: payableId(row.id), customer: customerId(row.customer), start: row.starts_at.getTime() };
    const beside = { language: row.language, payments: payments ?? [], ledger: entries ?? [], papers: papers ?? [] };
    return [{ booking: labBookingFrom(facts, steps), ...beside }];
  });
}
