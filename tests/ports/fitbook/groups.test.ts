import { passOnGroups } from "#adapters/postgres/fitbook/groups/pass-on-groups.ts";
import { sql } from "kysely";
import { refused } from "#core/shared/result.ts";
import { postgresPeople } from "#adapters/postgres/fitbook/people.ts";
import { describe, expect, it } from "vitest";
import { postgresGroups } from "#adapters/postgres/fitbook/groups/groups.ts";
import { now } from "#tests/fixtures.ts";
import { aHeardDatabase } from "#tests/postgres.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";
import type { Kept } from "#tests/core/fitbook/groups/groups-suite.ts";
import { withPeople, groupsSuite } from "#tests/core/fitbook/groups/groups-suite.ts";

const { db, beats } = await aHeardDatabase();

const inPostgres = (): Kept => ({
  groups: postgresGroups(db),
  people: postgresPeople(db),
  async crowd(group, count) {
    await sql`with crowd as (insert into customer (id, name, created_at)
          select ${group} || '-' || nth, 'Somebody', now() from generate_series(1, ${count}) nth returning id)
        insert into fitbook_group_member (place, customer, state, changed_at) select ${group}, id, 'member', now() from crowd`.execute(db);
  },
  ties: relationsInPostgres(db, beats),
  async put(all) {
    const rows = all.map(({ group, person, state }) => ({ place: group, customer: person, state, changed_at: new Date(now) }));
    await db.insertInto("fitbook_group_member").values(rows).execute();
  },
});

groupsSuite("PostgreSQL", inPostgres);

describe("groups in postgres", () => {
  it("have their next owner when theirs is erased, or are deleted with nobody left", async () => {
    const { asha, ravi, meera, does, members, show } = await withPeople(inPostgres());
    const [two, alone] = [await does.make(asha, { isOpen: true }), await does.make(asha, { isOpen: true })];
    for (const one of [ravi, meera]) await does.step(one, two, "join");
    await does.step(asha, two, "promote", meera);
    await does.step(asha, two, "hand_over", ravi);
    await db.transaction().execute((trx) => passOnGroups(trx, asha));
    expect(await members(ravi, two, "members")).toEqual(
      new Map([
        [meera, "owner"],
        [ravi, "member"],
      ]),
    );
    expect(await show(ravi, alone)).toEqual(refused({ kind: "unknown-group" }));
  });
});
