import { day } from "#core/shared/day.ts";
import { payableId } from "#core/ledger/entry.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import type { Ticks } from "#core/consultations/ticks/ticks.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresTicks = (db: Database): Ticks =>
  namingOutages("ticks of prescriptions", {
    async put(customer, { booking, item, day: on, time }, at) {
      await db
        .insertInto("dose_tick")
        .values({ customer, booking, item, day: on, time, ticked_at: new Date(at) })
        .onConflict((taken) => taken.columns(["customer", "booking", "item", "day", "time"]).doNothing())
        .execute();
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
