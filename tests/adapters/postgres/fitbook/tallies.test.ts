import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { groupId } from "#core/fitbook/group.ts";
import { makeRecountFitbook } from "#core/fitbook/staff/recount-fitbook.use-case.ts";
import { visibleProfile } from "#core/fitbook/profiles/visible-person.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { miscountedFollows, miscountedGroups, postgresFitbookNumbers } from "#adapters/postgres/fitbook/recount.ts";
import { postgresPeople } from "#adapters/postgres/fitbook/people.ts";
import { membersIn } from "#adapters/postgres/fitbook/tallies.ts";
import { aDatabase, aPlace } from "#tests/postgres.ts";
import type { People } from "#core/fitbook/profiles/people.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const PEOPLE = 40;
const [VIEWER, FAMOUS] = [customerId("p0"), customerId("p1")];

let db: Database;
let people: People;
beforeAll(async () => {
  db = await aDatabase(await aPlace());
  people = postgresPeople(db);
  await sql`insert into customer (id, name, created_at) select 'p' || nth, 'P', now() from generate_series(0, ${sql.lit(PEOPLE)}) as nth`.execute(
    db,
  );
  await sql`insert into fitbook_profile (customer, name, about, is_findable, name_keys, about_audience, lists_audience, badges_audience, entered_at)
    select 'p' || nth, 'P', '', true, '{}', 'everybody', 'everybody', 'everybody', now() from generate_series(0, ${sql.lit(PEOPLE - 1)}) as nth`.execute(
    db,
  );
  await sql`insert into fitbook_group (id, name, about, rules, is_open, may_members_invite, created_at) values ('g', 'G', '', '', true, false, now())`.execute(
    db,
  );
});
afterAll(() => db.destroy());
beforeEach(async () => {
  await sql`delete from follow`.execute(db);
  await sql`delete from fitbook_group_member`.execute(db);
  await sql`update customer set standing = 'staying'`.execute(db);
});

const follow = (follower: string, on: Database = db) =>
  sql`insert into follow (follower, followed, state, changed_at) values (${follower}, ${FAMOUS}, 'following', now())`.execute(on);
const suspend = (person: string, on: Database = db) => sql`update customer set standing = 'blocked' where id = ${person}`.execute(on);
const followers = async () =>
  visibleProfile(await people.facts(VIEWER, [FAMOUS]), { follows: await people.tallies(VIEWER, FAMOUS), badges: {} })?.followers;
const troubles = async () => [...(await miscountedFollows(db)), ...(await miscountedGroups(db))];
/** All but the first two; the last one of them has not entered. */
const others = sql`(select 'p' || nth from generate_series(2, ${sql.lit(PEOPLE)}) as nth) as one (id)`;

describe("numbers that are kept", () => {
  it("are right after follows of one person at once, none of which waits for another's end", async () => {
    await db.transaction().execute(async (open) => {
      await follow("p2", open);
      await follow("p3"); // The same number changes, which the open transaction has changed.
      expect(await followers()).toBe(1);
    });
    expect(await followers()).toBe(2);
    await Promise.all(Array.from({ length: PEOPLE - 4 }, (_, nth) => follow(`p${nth + 4}`)));
    expect(await followers()).toBe(PEOPLE - 2);
    expect(await troubles()).toEqual([]);
    await sql`delete from follow where follower <> 'p2'`.execute(db);
    expect(await followers()).toBe(1);
    await follow("p3");
    const { rows } = await sql`select from follow_tally where customer = ${FAMOUS}`.execute(db);
    expect(rows).toHaveLength(1);
  });

  it("leave out whoever goes while their follow is being put, whichever comes first", async () => {
    let going: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (open) => {
      await follow("p2", open);
      going = suspend("p2");
      expect(await Promise.race([going, sql`select pg_sleep(0.3)`.execute(db).then(() => "waits")])).toBe("waits");
    });
    await going;
    expect([await followers(), await troubles()]).toEqual([0, []]);

    await db.transaction().execute(async (open) => {
      await suspend("p3", open);
      going = follow("p3");
      await Promise.race([going, sql`select pg_sleep(0.3)`.execute(db)]);
    });
    await going;
    expect([await followers(), await troubles()]).toEqual([0, []]);
    await sql`update customer set standing = 'staying'`.execute(db);
    expect([await followers(), await troubles()]).toEqual([2, []]);
  });

  it("are put beside many rows at once", async () => {
    await suspend("p7");
    await sql`insert into follow (follower, followed, state, changed_at) select id, ${FAMOUS}, 'following', now() from ${others}`.execute(
      db,
    );
    await sql`insert into fitbook_group_member (place, customer, state, changed_at) select 'g', id, 'member', now() from ${others}`.execute(
      db,
    );
    expect([await followers(), await membersIn(db, groupId("g")), await troubles()]).toEqual([PEOPLE - 3, PEOPLE - 1, []]);
  });

  it("are put right where they were wrong, while others follow", async () => {
    await Promise.all(Array.from({ length: 10 }, (_, nth) => follow(`p${nth + 2}`)));
    await sql`insert into fitbook_group_member (place, customer, state, changed_at) select 'g', id, 'member', now() from ${others}`.execute(
      db,
    );
    await suspend("p2");
    await sql`update follow_tally set people = people + 3 where customer = ${FAMOUS}`.execute(db);
    await sql`delete from follow_gone`.execute(db);
    await sql`delete from fitbook_group_tally`.execute(db);
    await sql`delete from fitbook_member_gone`.execute(db);
    expect(await troubles()).not.toEqual([]);
    const recount = makeRecountFitbook({ numbers: postgresFitbookNumbers(db), now: Date.now });
    const [{ people: persons, groups }] = await Promise.all([
      recount("dev"),
      ...Array.from({ length: 20 }, (_, nth) => follow(`p${nth + 12}`)),
    ]);
    expect([persons > 0, groups]).toEqual([true, 1]);
    expect([await troubles(), await followers(), await membersIn(db, groupId("g"))]).toEqual([[], 29, PEOPLE - 1]);
    expect(await recount("dev")).toEqual({ people: 0, groups: 0 });
  });

  it("go with a person and with a group, and leave no trace of either", async () => {
    await follow("p2");
    await suspend("p2");
    await sql`insert into fitbook_group_member (place, customer, state, changed_at) values ('g', 'p2', 'member', now())`.execute(db);
    await sql`insert into fitbook_group (id, name, about, rules, is_open, may_members_invite, created_at) values ('h', 'H', '', '', true, false, now())`.execute(
      db,
    );
    await sql`insert into fitbook_group_member (place, customer, state, changed_at) values ('h', 'p2', 'member', now())`.execute(db);
    await sql`delete from fitbook_group where id = 'h'`.execute(db);
    await sql`delete from customer where id = 'p2'`.execute(db);
    const { rows } = await sql`select customer from follow_tally union all select place from fitbook_group_tally
      union all select follower from follow_gone union all select customer from fitbook_member_gone`.execute(db);
    expect(rows).toEqual([]);
    await sql`insert into customer (id, name, created_at) values ('p2', 'P', now())`.execute(db);
  });
});
