import { customerId } from "#core/identity/customer-id.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { putJobIn } from "#adapters/postgres/jobs/queue.ts";
import { closeSessionsIn } from "#adapters/postgres/identity/sessions.ts";
import type { SignInJob } from "#core/sign-in/sign-in-job.ts";
import type { LetterJob } from "#core/sign-in/letters.port.ts";
import type { Passwords } from "#core/sign-in/passwords/passwords.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresPasswords = (db: Database): Passwords =>
  namingOutages("passwords", {
    async of(customer) {
      const row = await db.selectFrom("customer").select("password_hash").where("id", "=", customer).executeTakeFirst();
      return row?.password_hash ?? null;
    },
    async putFirst(customer, hash) {
      const { numUpdatedRows } = await db
        .updateTable("customer")
        .set({ password_hash: hash })
        .where("id", "=", customer)
        .where("password_hash", "is", null)
        .executeTakeFirst();
      return numUpdatedRows === 1n ? "put" : "has-one";
    },
    change: (customer, { from, to, keep }) =>
      db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable("customer")
          .set({ password_hash: to })
          .where("id", "=", customer)
          .where("password_hash", "=", from)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) return "changed-meanwhile";
        await closeSessionsIn(trx, customer, keep);
        return "changed";
      }),
    askReset: (job, key) => putJobIn<SignInJob>(db, job, { key, notBefore: null }),
    putResetKey: ({ customer, keyHash, until }, letter) =>
      db.transaction().execute(async (trx) => {
        const reset = { key_hash: keyHash, until: new Date(until) };
        await trx
          .insertInto("password_reset")
          .values({ customer, ...reset })
          .onConflict((former) => former.column("customer").doUpdateSet(reset))
          .execute();
        await putJobIn<LetterJob>(trx, letter, { key: keyHash, notBefore: null });
      }),
    async hasResetKey(keyHash, at) {
      const row = await db
        .selectFrom("password_reset")
        .select("customer")
        .where("key_hash", "=", keyHash)
        .where("until", ">", new Date(at))
        .executeTakeFirst();
      return row !== undefined;
    },
    reset: (keyHash, hash, at) =>
      db.transaction().execute(async (trx) => {
        const row = await trx
          .deleteFrom("password_reset")
          .where("key_hash", "=", keyHash)
          .where("until", ">", new Date(at))
          .returning("customer")
          .executeTakeFirst();
        if (row === undefined) return "no-such-key";
        await trx.updateTable("customer").set({ password_hash: hash }).where("id", "=", row.customer).execute();
        await closeSessionsIn(trx, customerId(row.customer), null);
        return "reset";
      }),
  });
