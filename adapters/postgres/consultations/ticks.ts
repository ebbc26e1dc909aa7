import { sql } from "kysely";
import { day } from "#core/shared/day.ts";
import { payableId } from "#core/ledger/entry.ts";
import { fromCustomer } from "#adapters/postgres/account/known-customer.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import type { Ticks } from "#core/consultations/ticks/ticks.port.ts";
import type { DosePlace } from "#core/consultations/ticks/planned-dose.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { DoseTickRow } from "./tables.ts";

export const postgresTicks = (db: Database): Ticks =>
  namingOutages("ticks of prescriptions", {
    put: (customer, dose, at) => put(db, customer, { dose, at }),
    putUnless: (customer, dose, { at, refusalOf }) =>
      inTransaction(db, async (trx) => {
        const key = `ticks of ${customer} ${dose.booking} ${dose.item}`;
        await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 45))`.execute(trx); // Whoever ticks it at this moment comes before or after.
        const rows = await trx
          .selectFrom("dose_tick")
          .select(COLUMNS)
          .where("customer", "=", customer)
          .where("booking", "=", dose.booking)
          .where("item", "=", dose.item)
          .execute();
        const refusal = refusalOf(rows.map(placeIn));
        if (refusal === null) await put(trx, customer, { dose, at });
        return refusal;
      }),
    async drop(customer, { booking, item, day: on, time }) {
      await db
        .deleteFrom("dose_tick")
        .where("customer", "=", customer)
        .where("booking", "=", booking)
        .where("item", "=", item)
        .where("day", "=", on)
        .where("time", "=", time)
        .execute();
    },
    async since(customer, first) {
      const rows = await db
        .selectFrom("dose_tick")
        .select(COLUMNS)
        .where("customer", "=", customer)
        .where("day", ">=", first)
        .orderBy("number")
        .execute();
      return rows.map(placeIn);
    },
  });

const COLUMNS = ["booking", "item", "day", "time"] as const;

const placeIn = (row: Pick<DoseTickRow, (typeof COLUMNS)[number]>): DosePlace => ({
  booking: payableId(row.booking),
  item: row.item,
  day: day(row.day),
  time: row.time,
});

async function put(db: Database, customer: CustomerId, { dose, at }: { readonly dose: DosePlace; readonly at: number }): Promise<void> {
  await sql`insert into dose_tick (customer, booking, item, day, time, ticked_at)
    select id, ${dose.booking}, ${dose.item}, ${dose.day}, ${dose.time}, ${new Date(at)}::timestamptz ${fromCustomer(customer)}
    on conflict (customer, booking, item, day, time) do nothing`.execute(db);
}
