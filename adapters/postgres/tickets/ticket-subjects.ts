import { sql } from "kysely";
import { payableId } from "#core/ledger/entry.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NamedSubject, TicketSubject, TicketSubjectKind } from "#core/tickets/ticket-subject.ts";
import type { TicketSubjects } from "#core/tickets/ticket-subjects.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

type Found = { readonly kind: TicketSubjectKind; readonly id: string; readonly name: string; readonly start: Date | null };

/** One statement for all kinds; of somebody else's it finds nothing, as of what is not there. */
export const postgresTicketSubjects = (db: Database): TicketSubjects =>
  namingOutages("ticket-subjects", {
    async of(customer, subjects) {
      const { rows } = await foundIn(db, customer, subjects);
      return rows.map(({ kind, id, name, start }): NamedSubject => ({ kind, id: payableId(id), name, start: start?.getTime() ?? null }));
    },
  });

function foundIn(db: Database, customer: CustomerId, subjects: readonly TicketSubject[]) {
  const idsOf = (kind: TicketSubjectKind) => subjects.filter((one) => one.kind === kind).map(({ id }) => id);
  return sql<Found>`
    select 'order' as kind, shop_order.id, number as name, null::timestamptz as start
      from unnest(${idsOf("order")}::text[]) asked (id), own_order(${customer}, asked.id) shop_order where stage != 'quoted'
    union all
    select 'appointment', booking.id, practitioner.name, booking.starts_at
      from booking join practitioner on practitioner.id = booking.practitioner
      where booking.id = any(${idsOf("appointment")}::text[]) and booking.customer = ${customer}
    union all
    select 'lab-booking', id, facts -> 'lab' ->> 'name', starts_at
      from lab_booking where id = any(${idsOf("lab-booking")}::text[]) and customer = ${customer}`.execute(db);
}
