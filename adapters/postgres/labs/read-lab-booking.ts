import { sql } from "kysely";
import { labBookingFrom } from "#core/labs/booking/lab-booking.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import type { IssuedLabPaper } from "#core/labs/bills/issued-lab-paper.ts";
import type { LabStep } from "#core/labs/booking/lab-booking-step.ts";
import type { KeptLabBooking } from "#core/labs/booking/lab-bookings.port.ts";
import type { Entry } from "#core/ledger/entry.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const rowsIn = (db: Database) => db.selectFrom("lab_booking").selectAll();

type Rows = ReturnType<typeof rowsIn>;

/** Bookings of tests, narrowed as asked, the latest start first, each with its steps and its money. */
export async function keptLabBookings(db: Database, narrowed: (rows: Rows) => Rows): Promise<readonly KeptLabBooking[]> {
  const rows = await narrowed(rowsIn(db)).orderBy("starts_at", "desc").orderBy("id", "desc").execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const { rows: beside } = await sql<Beside>`
    select id,
      (select json_agg(json_build_object('at', (extract(epoch from at) * 1000)::int8, 'by', by, 'deed', deed) order by number)
        from lab_booking_step where booking_id = asked.id) as steps,
      (select json_agg(json_build_object('id', id, 'payment', payment, 'kind', kind, 'amount', amount, 'at', (extract(epoch from at) * 1000)::int8) order by at, id)
        from payment_event where payable = asked.id) as payments,
      (select json_agg(json_build_object('key', key, 'payable', payable, 'kind', kind, 'at', (extract(epoch from at) * 1000)::int8, 'postings', postings) order by number)
        from ledger_entry where payable = asked.id) as entries,
      (select json_agg(jsonb_build_object('kind', kind, 'number', number, 'day', day, 'amount', amount) || facts::jsonb order by place)
        from lab_paper where booking_id = asked.id) as papers
    from unnest(${ids}::text[]) asked (id)`.execute(db);
  const found = new Map(beside.map((one) => [one.id, one]));
  return rows.flatMap((row): readonly KeptLabBooking[] => {
    const { steps = null, payments = null, entries = null, papers = null } = found.get(row.id) ?? {};
    if (steps === null) return [];
    // Bookings of before asked for nothing.
    const people = row.facts.basket.people.map(({ items, ...person }) => ({
      ...person,
      items: items.map((item) => ({ ...item, tests: item.tests.map((test) => ({ ...test, sample: test.sample ?? null })) })),
    }));
    const basket = { ...row.facts.basket, people, requirements: row.facts.basket.requirements ?? [] };
    const facts = { ...row.facts, basket, id: payableId(row.id), customer: customerId(row.customer), start: row.starts_at.getTime() };
    const beside = { language: row.language, payments: payments ?? [], ledger: entries ?? [], papers: papers ?? [] };
    return [{ booking: labBookingFrom(facts, steps), ...beside }];
  });
}

type Beside = {
  readonly id: string;
  readonly steps: readonly LabStep[] | null;
  readonly payments: readonly PaymentEvent[] | null;
  readonly entries: readonly Entry[] | null;
  readonly papers: readonly IssuedLabPaper[] | null;
};
