import { putEvent } from "#adapters/postgres/events/event-row.ts";
import { lockEvent, moveEvent } from "#adapters/postgres/events/move-event.ts";
import type { ListedEvent } from "#core/events/listing/listed-event.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** An event with who joins it, in this order, whether they come, and whether it is called off. */
type Joined = { readonly event: ListedEvent; readonly joiners: readonly string[]; readonly came: boolean; readonly isCancelled: boolean };

const DAY = 24 * 60 * 60 * 1000;

/** Puts events, and the steps of those people who are there, as part of a transaction of the caller: they joined in the days before `now` and the start. */
export async function putEvents(trx: Database, events: readonly Joined[], now: number): Promise<void> {
  const named = events.flatMap(({ joiners }) => joiners);
  const rows = named.length === 0 ? [] : await trx.selectFrom("customer").select("id").where("id", "in", named).execute();
  const there = new Set(rows.map(({ id }) => id));
  for (const { event, joiners, came, isCancelled } of events) {
    await putEvent(trx, { event, moves: 0 });
    const people = joiners.filter((customer) => there.has(customer)).map((customer, nth) => ({ customer, nth }));
    const before = Math.min(now, event.startsAt) - 3 * DAY;
    const take = async ({ customer, nth }: (typeof people)[number], kind: "join" | "arrive", at: number) => {
      const locked = await lockEvent(trx, event.id);
      const actor = { customer, number: kind === "join" ? null : nth + 1, secret: secretOf(nth) };
      if (locked !== null) await moveEvent(trx, locked, { step: { kind, person: customer }, actor, at });
    };
    for (const one of people) await take(one, "join", before + one.nth * 60_000);
    for (const one of came ? people.slice(0, -2) : []) await take(one, "arrive", event.startsAt + one.nth * 1_000);
    const locked = isCancelled ? await lockEvent(trx, event.id) : null;
    if (locked !== null) await moveEvent(trx, locked, { step: { kind: "cancel" }, actor: null, at: now });
  }
}

/** The same on every day, and unlike the one before. */
const secretOf = (nth: number): string => ((nth + 1) * 2_654_435).toString(16).slice(-6).padStart(6, "0").toUpperCase();
