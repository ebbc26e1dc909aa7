import { sql } from "kysely";
import { customerId } from "#core/identity/customer-id.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { Lines } from "#adapters/postgres/engine/lines.ts";
import { tellOfCancelling, untoldOfCancelling } from "./cancelled-seats.ts";
import { keptIn } from "./event-row.ts";
import { tellOfMove, untoldOfMove } from "./moved-seats.ts";
import { lockEvent, advanceEvent } from "./advance-event.ts";
import { settleEvents } from "./settle-events.ts";
import { tellOffers, untoldOffers } from "./offered-seats.ts";
import type { Events, EventSearch, KeptSeat } from "#core/events/events.port.ts";
import type { KeptEvent } from "#core/events/shown-event.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const MOST = 200;
const MOST_PAST = 20;
const GOING = ["going", "attended"] as const;

export const postgresEvents = (db: Database): Events => eventsIn(db, new Lines());

/** `lines`: of those who take a step in one event, by its id. */
const eventsIn = (db: Database, lines: Lines): Events =>
  namingOutages<Events>("events", {
    async list(search, at) {
      await settleEvents(db, at, null);
      const [coming, past] = [
        await listed(db, search).where("ends_at", ">", new Date(at)).orderBy("starts_at").orderBy("id").limit(MOST).execute(),
        await listed(db, search).where("ends_at", "<=", new Date(at)).orderBy("starts_at", "desc").orderBy("id").limit(MOST_PAST).execute(),
      ];
      return [...coming, ...past].map(keptIn);
    },
    async find(id, at) {
      await settleEvents(db, at, id);
      return found(db, id);
    },
    async seatOf(customer, id, at) {
      await settleEvents(db, at, id);
      return seatIn(db, customer, id);
    },
    async going(id) {
      const { count } = await going(db, id)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async goingAmong(id, people) {
      if (people.length === 0) return [];
      const rows = await going(db, id)
        .select("customer")
        .where("customer", "in", [...people])
        .orderBy("customer")
        .execute();
      return rows.map(({ customer }) => customerId(customer));
    },
    take: (id, { customer, deed, secret }, at) =>
      lines.after(id, () =>
        inTransaction(db, async (trx) => {
          // The person before the event, as whoever erases an account waits for them: so nobody waits for each other.
          await trx.selectFrom("customer").select("id").where("id", "=", customer).forKeyShare().execute();
          const locked = await lockEvent(trx, id);
          if (locked === null || locked.row.is_draft) return null;
          const own = await attendee(trx, customer, id).select("number").executeTakeFirst();
          const actor = { customer, secret, number: own?.number ?? null };
          const { outcome } = await advanceEvent(trx, locked, { step: { kind: deed, person: customer }, actor, at });
          const stored = await found(trx, id);
          if (outcome === null || outcome === "done" || stored === null) throw new TypeError("a person's step has an outcome of theirs");
          // Who joins now stands last: nobody is counted but who came meanwhile.
          return { kept: stored, outcome, seat: await seatIn(trx, customer, id, placeFromEnd) };
        }),
      ),
    settle: (at) => settleEvents(db, at, null),
    untold: (most, at) => untoldOffers(db, most, at),
    tell: (announcements, at) => tellOffers(db, announcements, at),
    untoldOfCancelling: (most, at) => untoldOfCancelling(db, most, at),
    tellOfCancelling: (announcements, at) => tellOfCancelling(db, announcements, at),
    untoldOfMove: (most, at) => untoldOfMove(db, most, at),
    tellOfMove: (announcements, at) => tellOfMove(db, announcements, at),
  });

const listed = (db: Database, { city, venue, starts }: EventSearch) =>
  db
    .selectFrom("event")
    .selectAll()
    .where("is_draft", "=", false)
    .$if(city !== null, (query) => query.where(sql<boolean>`lower(city) = lower(${city})`))
    .$if(venue !== null, (query) => query.where("link", venue === "online" ? "is not" : "is", null))
    .$if(starts !== null, (query) =>
      query.where("starts_at", ">=", new Date(starts?.from ?? 0)).where("starts_at", "<", new Date(starts?.to ?? 0)),
    );

async function found(db: Database, id: string): Promise<KeptEvent | null> {
  const row = await db.selectFrom("event").selectAll().where("id", "=", id).where("is_draft", "=", false).executeTakeFirst();
  return row === undefined ? null : keptIn(row);
}

const going = (db: Database, id: string) =>
  db
    .selectFrom("event_attendee")
    .where("event", "=", id)
    .where("state", "in", [...GOING]);

const attendee = (db: Database, customer: string, id: string) =>
  db.selectFrom("event_attendee").where("event", "=", id).where("customer", "=", customer);

async function seatIn(db: Database, customer: string, id: string, place = placeFromFront): Promise<KeptSeat | null> {
  const row = await attendee(db, customer, id).selectAll().executeTakeFirst();
  if (row === undefined) return null;
  return {
    state: row.state,
    until: row.until?.getTime() ?? null,
    isAsked: row.asked !== null,
    place: row.line === null ? null : await place(db, id, row.line),
    code: codeOf(row),
  };
}

async function placeFromFront(db: Database, id: string, line: number): Promise<number> {
  const { count } = await db
    .selectFrom("event_attendee")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("event", "=", id)
    .where("state", "=", "waiting")
    .where("line", "<=", line)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The same, counted by those who stand behind. */
async function placeFromEnd(db: Database, id: string, line: number): Promise<number> {
  const { place } = await db
    .selectFrom("event")
    .select((event) =>
      event(
        "waiting",
        "-",
        event
          .selectFrom("event_attendee")
          .select(({ fn }) => fn.countAll<number>().as("behind"))
          .where("event", "=", id)
          .where("state", "=", "waiting")
          .where("line", ">", line),
      ).as("place"),
    )
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return Number(place);
}

/** What somebody shows at the door: nobody else in the event has the number, and nobody knows the rest. */
export const codeOf = ({ number, secret }: { readonly number: number; readonly secret: string }): string => `${number}-${secret}`;
