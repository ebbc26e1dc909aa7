import { sql } from "kysely";
import { memberId } from "#core/account/family-member.ts";
import { bookingFrom } from "#core/consultations/booking/booking.ts";
import { practitionerId } from "#core/consultations/practitioner/practitioner.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import type { IssuedPaper } from "#core/consultations/bills/issued-paper.ts";
import type { BookingStep } from "#core/consultations/booking/booking-step.ts";
import type { Consulted } from "#core/consultations/booking/consulted.ts";
import type { KeptBooking } from "#core/consultations/booking/bookings.port.ts";
import type { Entry } from "#core/ledger/entry.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const rowsIn = (db: Database) => db.selectFrom("booking").selectAll();

type Rows = ReturnType<typeof rowsIn>;

/** Bookings, narrowed as asked, the latest start first, each with its steps and its money. One without steps was never held here and is left out. */
export async function keptBookings(db: Database, narrowed: (rows: Rows) => Rows): Promise<readonly KeptBooking[]> {
  const rows = await narrowed(rowsIn(db)).orderBy("starts_at", "desc").orderBy("id", "desc").execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const { rows: kept } = await sql<Beside>`
    select id,
      (select json_build_object('name', name, 'therapy', therapy, 'qualifications', qualifications, 'council', council, 'registration', registration)
        from practitioner where practitioner.id = (select practitioner from booking where booking.id = asked.id)) as consulted,
      (select json_agg(json_build_object('at', (extract(epoch from at) * 1000)::int8, 'by', by, 'deed', deed) order by number)
        from booking_step where booking_id = asked.id) as steps,
      (select json_agg(json_build_object('id', id, 'payment', payment, 'kind', kind, 'amount', amount, 'at', (extract(epoch from at) * 1000)::int8) order by at, id)
        from payment_event where payable = asked.id) as payments,
      (select json_agg(json_build_object('key', key, 'payable', payable, 'kind', kind, 'at', (extract(epoch from at) * 1000)::int8, 'postings', postings) order by number)
        from ledger_entry where payable = asked.id) as entries,
      (select json_agg(jsonb_build_object('kind', kind, 'number', number, 'day', day, 'amount', amount) || facts::jsonb order by place)
        from booking_paper where booking_id = asked.id) as papers
    from unnest(${ids}::text[]) asked (id)`.execute(db);
  const found = new Map(kept.map((one) => [one.id, one]));
  return rows.flatMap((row): readonly KeptBooking[] => {
    const { consulted = null, steps = null, payments = null, entries = null, papers = null } = found.get(row.id) ?? {};
    if (steps === null || consulted === null) return [];
    const facts = {
      id: payableId(row.id),
      customer: customerId(row.customer),
      member: row.member === null ? null : memberId(row.member),
      practitioner: practitionerId(row.practitioner),
      start: row.starts_at.getTime(),
      length: row.length,
      buffer: row.buffer,
      mode: row.mode,
      fee: paise(row.fee),
      plan: row.plan,
    };
    const beside = { consulted, language: row.language, payments: payments ?? [], ledger: entries ?? [], papers: papers ?? [] };
    return [{ booking: bookingFrom(facts, steps), ...beside }];
  });
}

type Beside = {
  readonly id: string;
  readonly consulted: Consulted | null;
  readonly steps: readonly BookingStep[] | null;
  readonly payments: readonly PaymentEvent[] | null;
  readonly entries: readonly Entry[] | null;
  readonly papers: readonly IssuedPaper[] | null;
};
