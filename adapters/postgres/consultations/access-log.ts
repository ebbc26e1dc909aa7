import { sql } from "kysely";
import { memberId } from "#core/account/family-member.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { fromCustomer } from "#adapters/postgres/account/known-customer.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import type { AccessLog } from "#core/consultations/access/access-log.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresAccessLog = (db: Database): AccessLog =>
  namingOutages("access log", {
    async add({ customer, member, at, by, seen, booking, start }) {
      const { numAffectedRows } = await sql`insert into access_entry (customer, member, booking, at, by_name, seen, starts_at)
        select id, ${member}, ${booking}, ${new Date(at)}::timestamptz, ${by}, ${JSON.stringify(seen)}::jsonb, ${new Date(start)}::timestamptz
        ${fromCustomer(customer)}`.execute(db);
      if (numAffectedRows !== 1n) throw new TypeError("a customer who is there");
    },
    async of(customer, { before, limit }) {
      const rows = await db
        .selectFrom("access_entry")
        .selectAll()
        .where("customer", "=", customer)
        .$if(before !== null, (query) => query.where("number", "<", before ?? 0))
        .orderBy("number", "desc")
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        number: row.number,
        customer: customerId(row.customer),
        member: row.member === null ? null : memberId(row.member),
        at: row.at.getTime(),
        by: row.by_name,
        seen: row.seen,
        booking: payableId(row.booking),
        start: row.starts_at.getTime(),
      }));
    },
  });
