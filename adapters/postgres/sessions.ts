import { createHash, randomBytes, randomUUID } from "node:crypto";
import { customerId } from "#core/identity/customer-id.ts";
import { sessionId } from "#core/identity/session.ts";
import { SESSION_LIFE } from "#core/identity/sessions.port.ts";
import { namingOutages } from "./database.ts";
import type { Sessions } from "#core/identity/sessions.port.ts";
import type { Database } from "./database.ts";

/** A session in use is written at most once in so many milliseconds. */
const REMEMBERED = 60 * 60 * 1000;

export const postgresSessions = (db: Database): Sessions =>
  namingOutages("sessions", {
    async open(customer, at) {
      const bearer = randomBytes(32).toString("base64url");
      const session = { id: sessionId(randomUUID()), customer };
      const now = new Date(at);
      await db
        .insertInto("session")
        .values({ id: session.id, token_hash: hashOf(bearer), customer, opened_at: now, used_at: now })
        .execute();
      return { session, bearer };
    },
    async holderOf(bearer, at) {
      const kept = await db
        .selectFrom("session")
        .select(["id", "customer", "used_at"])
        .where("token_hash", "=", hashOf(bearer))
        .where("used_at", ">=", new Date(at - SESSION_LIFE))
        .executeTakeFirst();
      if (kept === undefined) return null;
      if (at - kept.used_at.getTime() > REMEMBERED) {
        await db
          .updateTable("session")
          .set({ used_at: new Date(at) })
          .where("id", "=", kept.id)
          .execute();
      }
      return { id: sessionId(kept.id), customer: customerId(kept.customer) };
    },
    async close(session) {
      await db.deleteFrom("session").where("id", "=", session).execute();
    },
    async closeAll(customer, keep) {
      const all = db.deleteFrom("session").where("customer", "=", customer);
      await (keep === null ? all : all.where("id", "!=", keep)).execute();
    },
  });

/** The token is 256 random bits: a plain hash is enough, and is looked up by an index. */
const hashOf = (bearer: string): Buffer => createHash("sha256").update(bearer).digest();
