import { sql } from "kysely";
import { namingOutages } from "./database.ts";
import { settle, tell } from "./notified.ts";
import { isThere } from "./ties.ts";
import type { Blocks } from "#core/fitbook/blocks.port.ts";
import type { Database } from "./database.ts";

export const postgresBlocks = (db: Database): Blocks =>
  namingOutages("blocks", {
    block: (customer, other, at) =>
      tell(db, [customer, other], async (trx, versions) => {
        if (!(await isThere(trx, other))) return "unknown";
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
          await settle(trx, { customer: one, version: versions.get(one) ?? 0, state: "declined" }, { from: two });
        }
        return "blocked";
      }),
    async unblock(customer, other) {
      await db.deleteFrom("customer_block").where("blocker", "=", customer).where("blocked", "=", other).execute();
    },
    async report(customer, other, { reason, at }) {
      if (!(await isThere(db, other))) return "unknown";
      const report = { reason, reported_at: new Date(at), outcome: null, settled_at: null };
      await db
        .insertInto("customer_report")
        .values({ reporter: customer, reported: other, ...report })
        .onConflict((kept) => kept.columns(["reporter", "reported"]).doUpdateSet({ ...report, id: sql<string>`default` }))
        .execute();
      return "reported";
    },
  });
