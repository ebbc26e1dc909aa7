import { sql } from "kysely";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import type { RawBuilder } from "kysely";
import type { FitbookTrouble } from "#core/fitbook/staff/fitbook-trouble.ts";
import type { FitbookNumbers } from "#core/fitbook/staff/fitbook-numbers.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const AT_ONCE = 200;

const isGone = sql`not exists (select from customer join fitbook_profile profile on profile.customer = customer.id
  where customer.id = one.person and customer.standing = 'staying')`;

/** Each list whose kept number is not its length, with how many the number lacks. */
const lackingFollows = sql`select owner, list, -sum(people)::int4 as lacking from (
    select customer as owner, list, people from follow_tally
    union all select total.owner, total.list, -1 from follow cross join lateral (values (followed, 'followers'), (follower, 'following')) as total (owner, list)
    where state = 'following'
  ) as both_sides group by owner, list having sum(people) <> 0`;
const lackingMembers = sql`select owner, list, -sum(people)::int4 as lacking from (
    select place as owner, list, people from fitbook_group_tally
    union all select place, case state when 'requested' then 'requests' else 'members' end, -1 from fitbook_group_member
    where state in ('requested', 'member', 'admin', 'owner')
  ) as both_sides group by owner, list having sum(people) <> 0`;

/** The ties of people who are gone, which nothing says. */
const unsaidFollows = sql`select one.owner, follow.follower, follow.followed, one.list
  from follow cross join lateral (values (followed, 'followers', follower), (follower, 'following', followed)) as one (owner, list, person)
  where ${isGone} and not exists (select from follow_gone noted
    where noted.follower = follow.follower and noted.followed = follow.followed and noted.list = one.list)`;
const unsaidMembers = sql`select one.owner, one.person from (select place as owner, customer as person from fitbook_group_member) as one
  where ${isGone} and not exists (select from fitbook_member_gone noted where noted.place = one.owner and noted.customer = one.person)`;

const ownersOf = (lacking: RawBuilder<unknown>, unsaid: RawBuilder<unknown>) =>
  sql<{ owner: string }>`select owner from (${lacking}) as lacking union select owner from (${unsaid}) as unsaid order by 1`;

/** Whose numbers of followers and followed are not those of their lists, or count people who are gone. */
export async function miscountedFollows(db: Database): Promise<readonly FitbookTrouble[]> {
  const { rows } = await sql<{ owner: string }>`${ownersOf(lackingFollows, unsaidFollows)} limit ${AT_ONCE}`.execute(db);
  return rows.map(({ owner }) => ({ kind: "follows-miscounted", person: owner }));
}

/** Groups whose numbers of members and of those who ask are not those of their lists, or count people who are gone. */
export async function miscountedGroups(db: Database): Promise<readonly FitbookTrouble[]> {
  const { rows } = await sql<{ owner: string }>`${ownersOf(lackingMembers, unsaidMembers)} limit ${AT_ONCE}`.execute(db);
  return rows.map(({ owner }) => ({ kind: "members-miscounted", group: owner }));
}

/**
 * Puts right the numbers that are kept of followers, followed, members and those who ask. What a number lacks is put beside its rows, whose
 * sum holds: nobody waits, and what others change meanwhile is counted by themselves.
 */
export const postgresFitbookNumbers = (db: Database): FitbookNumbers => ({
  recount: (audited) =>
    db.transaction().execute(async (trx) => {
      const people = await ownersPutRight(trx, [
        sql<{
          owner: string;
        }>`insert into follow_tally (customer, list, people) select owner, list, lacking from (${lackingFollows}) as lacking returning customer as owner`,
        sql<{
          owner: string;
        }>`insert into follow_gone (follower, followed, list) select follower, followed, list from (${unsaidFollows}) as unsaid
        on conflict do nothing returning case list when 'followers' then followed else follower end as owner`,
      ]);
      const groups = await ownersPutRight(trx, [
        sql<{
          owner: string;
        }>`insert into fitbook_group_tally (place, list, people) select owner, list, lacking from (${lackingMembers}) as lacking returning place as owner`,
        sql<{ owner: string }>`insert into fitbook_member_gone (place, customer) select owner, person from (${unsaidMembers}) as unsaid
        on conflict do nothing returning place as owner`,
      ]);
      const recounted = { people, groups };
      const audit = audited(recounted);
      if (audit !== null) await putAudit(trx, audit);
      return recounted;
    }),
});

async function ownersPutRight(db: Database, statements: readonly RawBuilder<{ owner: string }>[]): Promise<number> {
  const owners = new Set<string>();
  for (const statement of statements) for (const { owner } of (await statement.execute(db)).rows) owners.add(owner);
  return owners.size;
}
