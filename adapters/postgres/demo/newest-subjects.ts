import { sql } from "kysely";
import { payableId } from "#core/ledger/entry.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TicketSubject, TicketSubjectKind } from "#core/tickets/ticket-subject.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

type Subject = { readonly kind: TicketSubjectKind; readonly id: string };

/**
 * The last order that a customer got, the last appointment that they had and the last of their lab tests with a report, as far as there is
 * one. Of a customer who is gone there is none.
 */
export async function newestSubjects(db: Database, customer: CustomerId): Promise<ReadonlyMap<TicketSubjectKind, TicketSubject>> {
  const { rows: orders } = await sql<Subject>`select 'order' as kind, id from shop_order
    where customer = ${customer} and standing = 'delivered' order by listed_at desc, id desc limit 1`.execute(db);
  const { rows } = await sql<Subject>`
    with asking as (select id from customer where id = ${customer})
    (select kind, order_number.id from unnest(${orders.map(({ kind }) => kind)}::text[], ${orders.map(({ id }) => id)}::text[]) got (kind, id)
      join order_number using (id) join asking on asking.id = order_number.customer)
    union all
    (select 'appointment', booking.id from booking join asking on asking.id = booking.customer
      where state = 'completed' order by starts_at desc, booking.id desc limit 1)
    union all
    (select 'lab-booking', lab_booking.id from lab_booking join asking on asking.id = lab_booking.customer
      where state = 'ready' order by starts_at desc, lab_booking.id desc limit 1)`.execute(db);
  return new Map(rows.map(({ kind, id }) => [kind, { kind, id: payableId(id) }]));
}
