import { sql } from "kysely";
import { day } from "#core/shared/day.ts";
import { payableId } from "#core/ledger/entry.ts";
import { fromCustomer } from "#adapters/postgres/account/known-customer.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import type { Ticks } from "#core/consultations/ticks/ticks.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresTicks = (db: Database): Ticks =>
  namingOutages("ticks of prescriptions", {
    async put(customer, { booking, item, day: on, time }, at) {
      await sql`insert into dose_tick (customer, booking, item, day, time, ticked_at)
        select id, ${booking}, ${item}, ${on}, ${time}, ${new Date(at)}::timestamptz ${fromCustomer(customer)}
        on conflict (customer, booking, item, day, time) do nothing`.execute(db);
    },
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
        .select(["booking", "item", "day", "time"])
        .where("customer", "=", customer)
        .where("day", ">=", first)
        .orderBy("number")
        .execute();
      return rows.map((row) => ({ booking: payableId(row.booking), item: row.item, day: day(row.day), time: row.time }));
    },
  });
