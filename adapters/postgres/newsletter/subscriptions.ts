import { createHash, randomBytes } from "node:crypto";
import { emailIn } from "#core/identity/email-address.ts";
import { CONFIRMABLE } from "#core/newsletter/subscriptions.port.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { putJobIn } from "#adapters/postgres/jobs/queue.ts";
import type { MessageJob } from "#core/jobs/message-job.ts";
import type { EmailAddress } from "#core/identity/email-address.ts";
import type { Subscriptions } from "#core/newsletter/subscriptions.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresSubscriptions = (db: Database): Subscriptions =>
  namingOutages("subscriptions", {
    ask: (email, letter, at) =>
      db.transaction().execute(async (trx) => {
        const now = new Date(at);
        await trx
          .deleteFrom("subscription")
          .where("state", "=", "asked")
          .where("asked_at", "<", new Date(at - CONFIRMABLE))
          .execute();
        const added = await trx
          .insertInto("subscription")
          .values({ email, state: "asked", asked_at: now, confirmed_at: null })
          .onConflict((stored) => stored.column("email").doUpdateSet({ asked_at: now }).where("subscription.state", "=", "asked"))
          .returning("email")
          .executeTakeFirst();
        if (added === undefined) return; // The address is already confirmed.
        const keys = { confirm: newKey(), leave: newKey() };
        await trx
          .insertInto("subscription_key")
          .values([
            { hash: hashOf(keys.confirm), email, opens: "confirm", made_at: now },
            { hash: hashOf(keys.leave), email, opens: "leave", made_at: now },
          ])
          .execute();
        await putJobIn<MessageJob>(trx, letter(email, keys), { key: hashOf(keys.confirm).toString("hex"), notBefore: null });
      }),
    async confirm(key, at) {
      const confirmed = await db
        .updateTable("subscription")
        .from("subscription_key as opening")
        .set(({ fn, ref, val }) => ({ state: "confirmed", confirmed_at: fn.coalesce(ref("subscription.confirmed_at"), val(new Date(at))) }))
        .whereRef("subscription.email", "=", "opening.email")
        .where("opening.hash", "=", hashOf(key))
        .where("opening.opens", "=", "confirm")
        .where("opening.made_at", ">=", new Date(at - CONFIRMABLE))
        .returning("subscription.email")
        .executeTakeFirst();
      return confirmed === undefined ? null : written(confirmed.email);
    },
    async leave(key) {
      const left = await db
        .deleteFrom("subscription")
        .using("subscription_key as opening")
        .whereRef("subscription.email", "=", "opening.email")
        .where("opening.hash", "=", hashOf(key))
        .where("opening.opens", "=", "leave")
        .returning("subscription.email")
        .executeTakeFirst();
      return left === undefined ? null : written(left.email);
    },
    async confirmed() {
      const rows = await db.selectFrom("subscription").select("email").where("state", "=", "confirmed").orderBy("email").execute();
      return rows.map(({ email }) => written(email));
    },
  });

const newKey = (): string => randomBytes(32).toString("base64url");

/** The key is 256 random bits, so a plain hash is enough. It is found by an index. */
const hashOf = (key: string): Buffer => createHash("sha256").update(key).digest();

function written(email: string): EmailAddress {
  const read = emailIn(email);
  if (read === null) throw new TypeError("a subscription's address is not what was written");
  return read;
}
