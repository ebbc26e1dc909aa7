import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { putAnnouncements } from "#adapters/postgres/notifications/notification-writes.ts";
import type { UpdateQueryBuilder, UpdateResult } from "kysely";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Tables } from "#adapters/postgres/engine/tables.ts";

type Marking = UpdateQueryBuilder<Tables, "event_attendee", "event_attendee", UpdateResult>;
type AnnouncementOfSeat = Parameters<typeof putAnnouncements>[1][number];

/**
 * Tells somebody of their place in an event, once: whoever marks it as told tells of it in the same transaction. `among`: how it still has
 * to stand. It locks the person before their place, and no event, because whoever erases an account holds the customer's row and waits for
 * the event's.
 */
export async function tellOfSeat(
  db: Database,
  event: string,
  put: AnnouncementOfSeat,
  among: (marking: Marking) => Marking,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx.selectFrom("customer").select("id").where("id", "=", put.to).forKeyShare().execute();
    const marking = trx
      .updateTable("event_attendee")
      .set({ is_told: true })
      .where("event", "=", event)
      .where("customer", "=", put.to)
      .where("is_told", "=", false);
    const marked = await among(marking).returning("number").executeTakeFirst();
    if (marked !== undefined) await putAnnouncements(trx, [put]);
  });
}
