import { sql } from "kysely";
import { NEVER } from "rxjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { groupId } from "#core/fitbook/group.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { postgresProfiles } from "#adapters/postgres/account/profiles.ts";
import { postgresCarts } from "#adapters/postgres/customer-cart/carts.ts";
import { notificationId } from "#core/notifications/notification.ts";
import { bookingsPaidBy } from "#adapters/postgres/consultations/read-booking.ts";
import { postgresBookings } from "#adapters/postgres/consultations/bookings.ts";
import { postgresChallenges } from "#adapters/postgres/fitbook/challenges/challenges.ts";
import { postgresGroups } from "#adapters/postgres/fitbook/groups/groups.ts";
import { postgresPeople } from "#adapters/postgres/fitbook/people.ts";
import { postgresLabBookings } from "#adapters/postgres/labs/lab-bookings.ts";
import { labBookingsCheaperBy } from "#adapters/postgres/labs/read-lab-booking.ts";
import { postgresOrders } from "#adapters/postgres/orders/orders.ts";
import { postgresSubscriptions } from "#adapters/postgres/plans/subscriptions.ts";
import { challengeFacts } from "#adapters/postgres/fitbook/challenges/challenge-facts.ts";
import { groupFacts } from "#adapters/postgres/fitbook/groups/group-facts.ts";
import { peopleFacts } from "#adapters/postgres/fitbook/people-facts.ts";
import { listedPosts } from "#adapters/postgres/fitbook/posts/post-facts.ts";
import { postgresSuggestions } from "#adapters/postgres/fitbook/suggestions.ts";
import { postgresSessions } from "#adapters/postgres/identity/sessions.ts";
import { postgresNotifications } from "#adapters/postgres/notifications/notifications.ts";
import { postgresWishlists } from "#adapters/postgres/wishlist/wishlists.ts";
import { aDatabase, aPlace } from "#tests/postgres.ts";
import type { NotificationId } from "#core/notifications/notification.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const ASHA = customerId("asha");
const POSTS = 21;

let db: Database;
beforeAll(async () => {
  db = await aDatabase(await aPlace());
  await sql`insert into customer (id, name, created_at) select 'c' || nth, 'C', now() from generate_series(1, 500) as nth`.execute(db);
  await sql`insert into customer (id, name, created_at) values (${ASHA}, 'Asha', now())`.execute(db);
  await sql`insert into follow (follower, followed, state, changed_at) select 'c' || nth, 'c' || nth % 20 + 1, 'following', now()
    from generate_series(21, 500) as nth`.execute(db);
  await sql`analyze`.execute(db);
});
afterAll(() => db.destroy());

type Planned = { readonly of: string; readonly ask: (trx: Database) => Promise<unknown>; readonly values: string };

const notificationsOf = (trx: Database) => postgresNotifications(trx, () => NEVER);
const listed = (trx: Database, after: NotificationId | null) => notificationsOf(trx).listed(ASHA, { after, limit: 20 });

const UNPAID = { text: null, filter: "unpaid", after: null, limit: 100 } as const;
const MEMBERS = { kind: "of-group", group: groupId("g"), states: ["owner", "admin"] } as const;

/** By the names of the statements. */
const PLANNED: readonly Planned[] = [
  { of: "sessions kept", ask: (trx) => postgresSessions(trx).holderOf("a bearer", 0), values: "'{a}', '{account}'" },
  { of: "cart seen", ask: (trx) => postgresCarts(trx).of(ASHA), values: "'asha', '{p}'" },
  { of: "profile extras", ask: (trx) => postgresProfiles(trx).extras(ASHA, 0), values: "'asha'" },
  { of: "profile points", ask: (trx) => postgresProfiles(trx).extras(ASHA, 0), values: "'asha', '2026-01-01'" },
  { of: "wished products", ask: (trx) => postgresWishlists(trx).of(ASHA), values: "'asha'" },
  {
    of: `posts listed: feed ${POSTS}`,
    ask: (trx) => listedPosts(trx, { viewer: ASHA, list: { kind: "feed" }, after: null, limit: POSTS }),
    values: "'asha', 'infinity', ''",
  },
  { of: "facts of groups", ask: (trx) => groupFacts(trx, ASHA, [groupId("g")]), values: "'asha', '{g}', '{}'" },
  { of: "facts of people", ask: (trx) => peopleFacts(trx, ASHA, [customerId("c1")]), values: "'asha', '{c1}'" },
  { of: "facts of challenges", ask: (trx) => challengeFacts(trx, ASHA, ["c"]), values: "'asha', '{c}'" },
  {
    of: "suggestions",
    ask: (trx) => postgresSuggestions(trx).candidates({ viewer: ASHA, dismissedAfter: 0, limit: 20 }),
    values: "'asha', '2026-01-01', 20",
  },
  { of: "notifications version", ask: (trx) => listed(trx, null), values: "'asha'" },
  { of: "notifications switched off", ask: (trx) => notificationsOf(trx).switchedOff(ASHA), values: "'asha'" },
  { of: "notifications listed", ask: (trx) => listed(trx, null), values: "'asha', 21" },
  { of: "notifications listed after one", ask: (trx) => listed(trx, notificationId("n")), values: "'asha', 21, 'n'" },
  { of: "notifications unread", ask: (trx) => listed(trx, null), values: "'asha'" },
  { of: "notifications unread by sight", ask: (trx) => listed(trx, null), values: "'asha'" },
  {
    of: "notifications changed",
    ask: async (trx) => {
      await sql`insert into notified (customer, version) values (${ASHA}, 2)`.execute(trx);
      await notificationsOf(trx).newsSince(ASHA, 1);
    },
    values: "'asha', 1, 2",
  },
  {
    of: "names in notifications",
    ask: async (trx) => {
      await sql`insert into notification (id, customer, kind, from_customer, created_at, version)
        values ('n', ${ASHA}, 'follow-accepted', 'c1', now(), 1)`.execute(trx);
      await listed(trx, null);
    },
    values: "'asha', '{c1}', '{}', '{}', '{}'",
  },
  { of: "own orders", ask: (trx) => postgresOrders(trx).of(ASHA, UNPAID), values: "'asha', '{placed}', null, null, null, 101" },
  { of: "bookings of a customer", ask: (trx) => postgresBookings(trx).of(ASHA), values: "'asha'" },
  { of: "bookings paid by plans", ask: (trx) => bookingsPaidBy(trx, ["s"]), values: "'{s}'" },
  { of: "lab bookings of a customer", ask: (trx) => postgresLabBookings(trx).of(ASHA), values: "'asha'" },
  { of: "lab bookings cheaper by plans", ask: (trx) => labBookingsCheaperBy(trx, ["s"]), values: "'{s}'" },
  { of: "subscriptions of a customer", ask: (trx) => postgresSubscriptions(trx).of(ASHA), values: "'asha'" },
  { of: "tallies of a person", ask: (trx) => postgresPeople(trx).tallies(ASHA, customerId("c1")), values: "'asha', 'c1'" },
  { of: "tallies of groups", ask: (trx) => postgresGroups(trx).tallies(ASHA, [groupId("g")]), values: "'asha', '{g}'" },
  { of: "badges won", ask: (trx) => postgresChallenges(trx).won(ASHA, 20), values: "'asha', 20" },
  { of: "badges counted", ask: (trx) => postgresChallenges(trx).badgeTally(ASHA), values: "'asha'" },
  ...(["mine", "invited", "company", "open"] as const).map((kind) => ({
    of: `groups listed: ${kind}`,
    ask: (trx: Database) => postgresGroups(trx).candidates({ list: { kind, of: ASHA }, after: null, limit: 21 }),
    values: "'asha', '', 21",
  })),
  ...(["followers", "following", "requests", "asked", "muted", "blocked"] as const).map((kind) => ({
    of: `people listed: ${kind}`,
    ask: (trx: Database) => postgresPeople(trx).candidates({ list: { kind, of: ASHA }, after: null, limit: 21 }),
    values: "'asha', '', 21",
  })),
  {
    of: "members: owner admin",
    ask: (trx) => postgresPeople(trx).candidates({ list: MEMBERS, after: null, limit: 21 }),
    values: "'g', '', 21",
  },
];

describe("a statement that every open page asks", () => {
  it.each(PLANNED)("is planned once, as PostgreSQL sees no more for given values than without: $of", async ({ of, ask, values }) => {
    await db.transaction().execute(async (trx) => {
      await ask(trx);
      expect(await planOf(trx, { of, values }, "force_custom_plan")).toBe(await planOf(trx, { of, values }, "force_generic_plan"));
    });
  });

  /** How PostgreSQL would go about a statement of this connection; a value that it sees stands in there. */
  async function planOf(trx: Database, { of, values }: Pick<Planned, "of" | "values">, mode: string): Promise<string> {
    await sql`set local plan_cache_mode = ${sql.raw(mode)}`.execute(trx);
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain execute ${sql.ref(of)} (${sql.raw(values)})`.execute(trx);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    if (!plan.includes("cost=")) throw new Error("no plan was told");
    return plan.replaceAll(`'${ASHA}'::text`, "$1"); // Whose rows they are is seen, as it tells on which node they lie.
  }
});
