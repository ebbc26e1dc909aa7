import { sql } from "kysely";
import { groupId } from "#core/fitbook/group.ts";
import { personState } from "#core/fitbook/people/person-state.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import { VIEWER } from "./people-facts.ts";
import type { AccountStatus } from "#core/identity/account-status.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { GroupTally } from "#core/fitbook/groups/groups.port.ts";
import type { FollowTally } from "#core/fitbook/profiles/people.port.ts";
import type { PersonState } from "#core/fitbook/visibility/world.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";

/**
 * Both numbers of a person, from the totals that are kept (`adapters/postgres/migrations/baseline/fitbook.sql`). Only those are looked at
 * whom core may take away from a total: who is blocked with the viewer, and who is gone or once was.
 */
export async function followTallies(db: Database, viewer: CustomerId, person: CustomerId): Promise<readonly FollowTally[]> {
  const rows = await rowsOf<Counted<FollowTally["list"]>>(db, FOLLOWS, [viewer, person]);
  return withRestOfTotals(rows).map(({ place: _, ...tally }) => tally);
}

/** The same of groups, those who ask to be let in among them. */
export async function groupTallies(db: Database, viewer: CustomerId, ids: readonly GroupId[]): Promise<readonly GroupTally[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf<Counted<GroupTally["list"]>>(db, MEMBERS, [viewer, ids]);
  return withRestOfTotals(rows).map(({ place, ...tally }) => ({ group: groupId(place ?? ""), ...tally }));
}

/** How many members a group has, gone or not. */
export async function membersIn(db: Database, group: GroupId): Promise<number> {
  const { rows } = await sql<{ people: number }>`select coalesce(sum(people), 0)::int as people
    from fitbook_group_tally where place = ${group} and list = 'members'`.execute(db);
  return rows[0]?.people ?? 0;
}

/** `is_total`: the number counts the whole list; else those of it who were looked at. */
type Counted<List> = { readonly place: string | null; readonly list: List; readonly people: number } & (
  | { readonly is_total: true }
  | {
      readonly is_total: false;
      readonly standing: AccountStatus["kind"];
      readonly has_entered: boolean;
      readonly is_apart: boolean;
    }
);

type Tally<List> = {
  readonly place: string | null;
  readonly list: List;
  readonly state: PersonState;
  readonly isApart: boolean;
  readonly count: number;
};

/** Whoever is in a total and was not looked at is there, and not blocked with the viewer. */
function withRestOfTotals<List>(rows: readonly Counted<List>[]): readonly Tally<List>[] {
  return rows.map((row) => {
    const { place, list, people } = row;
    if (!row.is_total) return { place, list, state: personState(row.standing, row.has_entered), isApart: row.is_apart, count: people };
    const lookedAt = rows.filter((other) => !other.is_total && other.list === list && other.place === place);
    return { place, list, state: "active", isApart: false, count: lookedAt.reduce((rest, one) => rest - one.people, people) };
  });
}

/** The customers whom the viewer ($1) has blocked or who have blocked the viewer. */
const APART = `apart as materialized (
  select blocked as id from customer_block where blocker = ${VIEWER} union select blocker from customer_block where blocked = ${VIEWER})`;

const SEEN =
  "false as is_total, customer.standing, profile.customer is not null as has_entered, person in (select id from apart) as is_apart";
const SEEN_COLUMNS = "customer.standing, has_entered, is_apart";
const ITS_PERSON = "join customer on customer.id = person left join fitbook_profile profile on profile.customer = person";

const PERSON = "(select $2::text)";

/** Of a person ($2). The values stand in queries of their own, so that PostgreSQL plans this once and not for them. */
const FOLLOWS: Statement = {
  name: "tallies of a person",
  text: `with ${APART}, looked_at as (
      select 'followers' as list, follower as person from follow where followed = ${PERSON} and state = 'following'
        and follower in (select follower from follow_gone where followed = ${PERSON} and list = 'followers' union all select id from apart)
      union all
      select 'following', followed from follow where follower = ${PERSON} and state = 'following'
        and followed in (select followed from follow_gone where follower = ${PERSON} and list = 'following' union all select id from apart)
    )
    select null as place, list, ${SEEN}, count(*)::int as people from looked_at ${ITS_PERSON} group by list, ${SEEN_COLUMNS}
    union all select null, list, true, null, null, null, sum(people)::int from follow_tally where customer = ${PERSON} group by list`,
};

const IN_GROUPS = "place = any ((select $2::text[])::text[])";

/** Of groups ($2), likewise. */
const MEMBERS: Statement = {
  name: "tallies of groups",
  text: `with ${APART}, looked_at as (
      select place, case state when 'requested' then 'requests' else 'members' end as list, customer as person from fitbook_group_member as member
      where ${IN_GROUPS} and state in ('requested', 'member', 'admin', 'owner')
        and (place, customer) in (select place, customer from fitbook_member_gone where ${IN_GROUPS}
          union all select place, apart.id from apart cross join unnest((select $2::text[])) as place)
    )
    select place, list, ${SEEN}, count(*)::int as people from looked_at ${ITS_PERSON} group by place, list, ${SEEN_COLUMNS}
    union all select place, list, true, null, null, null, sum(people)::int from fitbook_group_tally where ${IN_GROUPS} group by place, list`,
};
