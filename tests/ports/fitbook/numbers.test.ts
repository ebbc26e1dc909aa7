import { sql } from "kysely";
import { afterAll, beforeAll } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { groupRowOf } from "#adapters/postgres/fitbook/groups/group-facts.ts";
import { postgresGroups } from "#adapters/postgres/fitbook/groups/groups.ts";
import { postgresPeople, putFitbookProfile } from "#adapters/postgres/fitbook/people.ts";
import { miscountedFollows, miscountedGroups } from "#adapters/postgres/fitbook/recount.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase, aPlace } from "#tests/postgres.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { aGroup } from "#tests/core/fitbook/a-group.ts";
import { SHOWS_ALL, numbersSuite } from "#tests/core/fitbook/visibility/numbers-suite.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;

beforeAll(async () => {
  db = await aDatabase(await aPlace());
});

afterAll(() => db.destroy());

numbersSuite("PostgreSQL", () => ({
  people: postgresPeople(db),
  groups: postgresGroups(db),
  async someone() {
    const id = crypto.randomUUID();
    await db
      .insertInto("customer")
      .values({ id, name: "Asha", mobile: null, email: null, created_at: new Date(now) })
      .execute();
    return customerId(id);
  },
  enter: (customer) => putFitbookProfile(db, { customer, profile: aFitbookProfile("Asha", SHOWS_ALL), at: now }),
  stand: (person, standing) =>
    db
      .updateTable("customer")
      .set({ standing, due_from: standing === "leaving" ? new Date(now) : null })
      .where("id", "=", person)
      .execute(),
  follow: (from, to, state) =>
    state === null
      ? sql`delete from follow where follower = ${from} and followed = ${to}`.execute(db)
      : sql`insert into follow (follower, followed, state, changed_at) values (${from}, ${to}, ${state}, now())
            on conflict (follower, followed) do update set state = excluded.state`.execute(db),
  block: (from, to, isBlocked) =>
    isBlocked
      ? sql`insert into customer_block (blocker, blocked, blocked_at) values (${from}, ${to}, now()) on conflict do nothing`.execute(db)
      : sql`delete from customer_block where blocker = ${from} and blocked = ${to}`.execute(db),
  async aGroup() {
    const group = aGroup({ isOpen: true });
    await db
      .insertInto("fitbook_group")
      .values({ ...groupRowOf(group), created_at: new Date(now) })
      .execute();
    return group.id;
  },
  tie: (group, person, state) =>
    state === null
      ? sql`delete from fitbook_group_member where place = ${group} and customer = ${person}`.execute(db)
      : sql`insert into fitbook_group_member (place, customer, state, changed_at) values (${group}, ${person}, ${state}, now())
            on conflict (place, customer) do update set state = excluded.state`.execute(db),
  troubles: async () => [...(await miscountedFollows(db)), ...(await miscountedGroups(db))],
}));
