import { lockEvent, advanceEvent } from "./advance-event.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Gives up the seats and places of somebody who goes for good, as part of the caller's transaction: others wait for them. */
export async function leaveEvents(trx: Database, customer: CustomerId): Promise<void> {
  const rows = await trx
    .selectFrom("event_attendee")
    .select(["event", "number", "secret"])
    .where("customer", "=", customer)
    .orderBy("event")
    .execute();
  for (const { event, number, secret } of rows) {
    const locked = await lockEvent(trx, event);
    const step = { step: { kind: "leave", person: customer }, actor: { customer, number, secret }, at: Date.now() } as const;
    if (locked !== null) await advanceEvent(trx, locked, step);
  }
}
