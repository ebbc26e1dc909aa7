import { sql } from "kysely";
import { SESSION_LIFE } from "#core/identity/sessions.port.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import type { PushAddresses } from "#core/devices/push/push-addresses.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** A session that ends takes its address with it, whatever ends it: the table refers to it. */
export const postgresPushAddresses = (db: Database): PushAddresses =>
  namingOutages("push addresses", {
    keep: ({ id, customer }, { endpoint, p256dh, auth, language }, { at, most }) =>
      db.transaction().execute(async (trx) => {
        await trx.selectFrom("customer").select("id").where("id", "=", customer).forUpdate().execute(); // One device of a customer at a time.
        const { rows } =
          await sql`select 1 from session where id = ${id} and customer = ${customer} and opens = 'account' for key share`.execute(trx);
        if (rows.length === 0) return;
        const address = { endpoint, p256dh, auth, language, kept_at: new Date(at) };
        await trx.deleteFrom("push_address").where("customer", "=", customer).where("session", "=", id).execute();
        const whose = { customer, session: id };
        await trx
          .insertInto("push_address")
          .values({ ...whose, ...address })
          .onConflict((stored) => stored.column("endpoint").doUpdateSet({ ...whose, ...address }))
          .execute();
        const beyond = trx
          .selectFrom("push_address")
          .select("session")
          .where("customer", "=", customer)
          .orderBy("kept_at", "desc")
          .orderBy("session")
          .offset(most);
        await trx.deleteFrom("push_address").where("customer", "=", customer).where("session", "in", beyond).execute();
      }),

    async of({ id, customer }) {
      const row = await db
        .selectFrom("push_address")
        .select(["endpoint", "p256dh", "auth"])
        .where("customer", "=", customer)
        .where("session", "=", id)
        .executeTakeFirst();
      return row ?? null;
    },

    ofCustomer: (customer, at) =>
      db
        .selectFrom("push_address")
        .innerJoin("session", "session.id", "push_address.session")
        .select(["endpoint", "p256dh", "auth", "language"])
        .where("push_address.customer", "=", customer)
        .where("session.used_at", ">=", new Date(at - SESSION_LIFE))
        .orderBy("kept_at", "desc")
        .orderBy("push_address.session")
        .execute(),

    async remove({ id, customer }) {
      await db.deleteFrom("push_address").where("customer", "=", customer).where("session", "=", id).execute();
    },

    async move(former, { endpoint, p256dh, auth }) {
      await sql`update push_address set endpoint = ${endpoint}, p256dh = ${p256dh}, auth = ${auth}
        where endpoint = ${former.endpoint} and auth = ${former.auth}
          and (endpoint = ${endpoint} or not exists (select from push_address other where other.endpoint = ${endpoint}))`.execute(db);
    },

    async forget({ endpoint, auth }) {
      await db.deleteFrom("push_address").where("endpoint", "=", endpoint).where("auth", "=", auth).execute();
    },
  });
