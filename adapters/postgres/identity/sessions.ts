import { hash, randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { customerId } from "#core/identity/customer-id.ts";
import { sessionId } from "#core/identity/session.ts";
import { SESSION_LIFE } from "#core/identity/sessions.port.ts";
import { endedSignalOf } from "#adapters/postgres/engine/customer-channel.ts";
import { answeredTogether } from "#adapters/postgres/engine/answered-together.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Session } from "#core/identity/session.ts";
import type { Sessions } from "#core/identity/sessions.port.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";
import type { SessionRow } from "./tables.ts";

/** A session in use is written at most once in so many milliseconds. */
const REMEMBERED = 60 * 60 * 1000;

export function postgresSessions(db: Database): Sessions {
  const keptWith = answeredTogether((bearings: readonly Bearing[]) => sessionsKeptWith(db, bearings));
  return namingOutages<Sessions>("sessions", {
    open: (customer, at) => opened(db, customer, { at, opens: "account" }),
    async holderOf(bearer, at) {
      const stored = await keptWith({ bearer, at, opens: "account" });
      if (stored === null) return null;
      if (at - stored.used_at > REMEMBERED) {
        await db
          .updateTable("session")
          .set({ used_at: new Date(at) })
          .where("id", "=", stored.id)
          .execute();
      }
      return { id: sessionId(stored.id), customer: customerId(stored.customer) };
    },
    async openRecovery(customer, at) {
      const { bearer } = await opened(db, customer, { at, opens: "recovery" });
      return { bearer };
    },
    async recoveryOf(bearer, at) {
      const stored = await keptWith({ bearer, at, opens: "recovery" });
      return stored === null ? null : { recovery: sessionId(stored.id), leaver: customerId(stored.customer) };
    },
    async close(session) {
      await sql`with closed as (delete from session where id = ${session} returning customer)
        select ${endedSignalOf(sql`customer`)} from closed`.execute(db);
    },
    closeAll: (customer, keep) => closeSessionsIn(db, customer, keep),
  });
}

type Opening = { readonly at: number; readonly opens: "account" | "recovery" };
type Bearing = Opening & { readonly bearer: string };
/** `used_at` in milliseconds since 1970, as reading a moment costs as much as the rest of its row. */
type KeptSession = Pick<SessionRow, "id" | "customer"> & { readonly used_at: number };

async function opened(
  db: Database,
  customer: CustomerId,
  { at, opens }: Opening,
): Promise<{ readonly session: Session; readonly bearer: string }> {
  const bearer = randomBytes(32).toString("base64url");
  const session = { id: sessionId(randomUUID()), customer };
  const now = new Date(at);
  // Whoever is blocked or leaves at this moment is waited for: afterwards nothing is opened, or what was opened ends.
  const statuses = opens === "account" ? ["staying"] : ["staying", "leaving"];
  await sql`with holder as (select id from customer where id = ${customer} and standing = any(${statuses}) for share)
    insert into session (id, token_hash, customer, opened_at, used_at, opens)
    select ${session.id}, ${hashOf(bearer)}, id, ${now}::timestamptz, ${now}::timestamptz, ${opens} from holder`.execute(db);
  return { session, bearer };
}

/** What each of them opens, in their order; null: nothing, or it has ended. */
async function sessionsKeptWith(db: Database, bearings: readonly Bearing[]): Promise<readonly (KeptSession | null)[]> {
  const rows = await rowsOf<KeptSession & { readonly nth: number }>(db, KEPT_WITH, [
    bearings.map(({ bearer }) => hashOf(bearer)),
    bearings.map(({ opens }) => opens),
  ]);
  const stored = new Array<KeptSession | null>(bearings.length).fill(null);
  for (const { nth, ...session } of rows) {
    const at = bearings[nth - 1]?.at ?? Infinity;
    if (session.used_at >= at - SESSION_LIFE) stored[nth - 1] = session;
  }
  return stored;
}

/**
 * Every call of somebody signed in asks it. The lists stand in queries of their own: for their length PostgreSQL planned it each time, for
 * longer than it takes.
 */
const KEPT_WITH: Statement = {
  name: "sessions kept",
  text: `select nth::int, session.id, customer, date_part('epoch', used_at) * 1000 as used_at
    from unnest((select $1::bytea[]), (select $2::text[])) with ordinality as asked (token_hash, opens, nth)
    join session on session.token_hash = asked.token_hash and session.opens = asked.opens`,
};

/**
 * Ends all of a customer's sessions and recoveries but one, as part of the caller's transaction; where none is left, no device hears of
 * them any more. Pages that listen to a session that was ended are told at once.
 */
export async function closeSessionsIn(db: Database, customer: CustomerId, keep: Session["id"] | null): Promise<void> {
  await sql`with closed as (delete from session where customer = ${customer} and id is distinct from ${keep} returning customer)
    select ${endedSignalOf(sql`customer`)} from closed`.execute(db);
  if (keep === null) await db.deleteFrom("push_token").where("customer", "=", customer).execute();
}

/** The token is 256 random bits: a plain hash is enough, and is looked up by an index. */
const hashOf = (bearer: string): Buffer => hash("sha256", bearer, "buffer");
