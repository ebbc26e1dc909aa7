import { sql } from "kysely";
import type { FitbookTrouble } from "#core/fitbook/staff/fitbook-trouble.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const AT_ONCE = 200;

const isGone = sql`not exists (select from customer join fitbook_profile profile on profile.customer = customer.id
  where customer.id = one.person and customer.standing = 'staying')`;

/** Whose numbers of followers and followed are not those of their lists, or count people who are gone. */
export async function miscountedFollows(db: Database): Promise<readonly FitbookTrouble[]> {
  const { rows } = await sql<{ person: string }>`
    select owner as person from (
      select customer as owner, list, people from follow_tally
      union all select total.owner, total.list, -1 from follow cross join lateral (values (followed, 'followers'), (follower, 'following')) as total (owner, list)
      where state = 'following'
    ) as both_sides group by owner, list having sum(people) <> 0
    union
    select one.owner from follow cross join lateral (values (followed, 'followers', follower), (follower, 'following', followed)) as one (owner, list, person)
    where ${isGone} and not exists (select from follow_gone noted
      where noted.follower = follow.follower and noted.followed = follow.followed and noted.list = one.list)
    order by 1 limit ${AT_ONCE}`.execute(db);
  return rows.map((row) => ({ kind: "follows-miscounted", ...row }));
}

/** Groups whose numbers of members and of those who ask are not those of their lists, or count people who are gone. */
export async function miscountedGroups(db: Database): Promise<readonly FitbookTrouble[]> {
  const { rows } = await sql<{ group: string }>`
    select place as "group" from (
      select place, list, people from fitbook_group_tally
      union all select place, case state when 'requested' then 'requests' else 'members' end, -1 from fitbook_group_member
      where state in ('requested', 'member', 'admin', 'owner')
    ) as both_sides group by place, list having sum(people) <> 0
    union
    select place from (select place, customer as person from fitbook_group_member) as one
    where ${isGone} and not exists (select from fitbook_member_gone noted where noted.place = one.place and noted.customer = one.person)
    order by 1 limit ${AT_ONCE}`.execute(db);
  return rows.map((row) => ({ kind: "members-miscounted", ...row }));
}
