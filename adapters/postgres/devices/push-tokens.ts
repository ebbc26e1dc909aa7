import { namingOutages } from "#adapters/postgres/engine/database.ts";
import type { PushTokens } from "#core/devices/push-tokens.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresPushTokens = (db: Database): PushTokens =>
  namingOutages("push tokens", {
    keep: (customer, pushToken, { at, most }) =>
      db.transaction().execute(async (trx) => {
        await trx.selectFrom("customer").select("id").where("id", "=", customer).forUpdate().execute(); // One device of a customer at a time.
        const seen = { customer, seen_at: new Date(at) };
        await trx
          .insertInto("push_token")
          .values({ push_token: pushToken, ...seen })
          .onConflict((stored) => stored.column("push_token").doUpdateSet(seen))
          .execute();
        const beyond = trx
          .selectFrom("push_token")
          .select("push_token")
          .where("customer", "=", customer)
          .orderBy("seen_at", "desc")
          .orderBy("push_token")
          .offset(most);
        await trx.deleteFrom("push_token").where("push_token", "in", beyond).execute();
      }),
    async remove(customer, pushToken) {
      await db.deleteFrom("push_token").where("customer", "=", customer).where("push_token", "=", pushToken).execute();
    },
    async of(customer) {
      const rows = await db
        .selectFrom("push_token")
        .select("push_token")
        .where("customer", "=", customer)
        .orderBy("seen_at", "desc")
        .orderBy("push_token")
        .execute();
      return rows.map(({ push_token }) => push_token);
    },
  });
