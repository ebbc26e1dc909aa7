import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { lockEvent, advanceEvent } from "./advance-event.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Ends the offers whose time is over, in one event or in all, each in a transaction of its own event. */
export async function settleEvents(db: Database, at: number, only: string | null): Promise<void> {
  const due = await db
    .selectFrom("event_attendee")
    .innerJoin("event", "event.id", "event_attendee.event")
    .select("event")
    .distinct()
    .where("state", "=", "offered")
    .where("until", "<=", new Date(at))
    .where("event.is_cancelled", "=", false)
    .$if(only !== null, (query) => query.where("event", "=", only ?? ""))
    .orderBy("event")
    .execute();
  for (const { event } of due)
    await inTransaction(db, async (trx) => {
      const locked = await lockEvent(trx, event);
      if (locked !== null) await advanceEvent(trx, locked, { step: null, actor: null, at });
    });
}
