import { sql } from "kysely";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { closeRequests, changeNotifications } from "#adapters/postgres/notifications/notification-writes.ts";
import { isActiveCustomer } from "./relations.ts";
import type { Blocks } from "#core/fitbook/blocks.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresBlocks = (db: Database): Blocks =>
  namingOutages("blocks", {
    block: (customer, other, at) =>
      changeNotifications(db, [customer, other], async (trx, versions) => {
        if (!(await isActiveCustomer(trx, other))) return "unknown";
        await trx
          .insertInto("customer_block")
          .values({ blocker: customer, blocked: other, blocked_at: new Date(at) })
          .onConflict((kept) => kept.doNothing())
          .execute();
        for (const [one, two] of [
          [customer, other],
          [other, customer],
        ] as const) {
          await trx.deleteFrom("follow").where("follower", "=", one).where("followed", "=", two).execute();
          await closeRequests(trx, { customer: one, version: versions.get(one) ?? 0, state: "declined" }, { from: two });
        }
        return "blocked";
      }),
    async unblock(customer, other) {
      await db.deleteFrom("customer_block").where("blocker", "=", customer).where("blocked", "=", other).execute();
    },
    async report(customer, other, { reason, at }) {
      if (!(await isActiveCustomer(db, other))) return "unknown";
      const report = { reason, reported_at: new Date(at), outcome: null, settled_at: null };
      await db
        .insertInto("customer_report")
        .values({ reporter: customer, reported: other, ...report })
        .onConflict((kept) => kept.columns(["reporter", "reported"]).doUpdateSet({ ...report, id: sql<string>`default` }))
        .execute();
      return "reported";
    },
  });
