import { sql } from "kysely";
import { payableId } from "#core/ledger/entry.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TicketSubject, TicketSubjectKind } from "#core/tickets/ticket-subject.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** The last order that a customer got, the last appointment that they had and the last of their lab tests with a report, as far as there is one. Of a customer who is gone there is none. */
export async function newestSubjects(db: Database, customer: CustomerId): Promise<ReadonlyMap<TicketSubjectKind, TicketSubject>> {
  const { rows } = await sql<{ readonly kind: TicketSubjectKind; readonly id: string }>`
    with asking as (select id from customer where id = ${customer})
    (select 'order' as kind, shop_order.id from shop_order join asking on asking.id = shop_order.customer
      where standing = 'delivered' order by listed_at desc, shop_order.id desc limit 1)
    union all
    (select 'appointment', booking.id from booking join asking on asking.id = booking.customer
      where state = 'completed' order by starts_at desc, booking.id desc limit 1)
    union all
    (select 'lab-booking', lab_booking.id from lab_booking join asking on asking.id = lab_booking.customer
      where state = 'ready' order by starts_at desc, lab_booking.id desc limit 1)`.execute(db);
  return new Map(rows.map(({ kind, id }) => [kind, { kind, id: payableId(id) }]));
}
