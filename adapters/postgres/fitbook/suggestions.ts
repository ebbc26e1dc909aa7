import { MEMBER_ROLES } from "#core/fitbook/visibility/member-role.ts";
import { groupId } from "#core/fitbook/group.ts";
import { FEWEST_IN_COMMON } from "#core/fitbook/people/suggestion.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import { VIEWER } from "./people-facts.ts";
import type { SuggestionCandidate, SuggestionSearch, Suggestions } from "#core/fitbook/people/suggestions.port.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";

/** How many of those whom somebody followed last are looked at, and how many of those whom each of these followed last. */
const FOLLOWED = 100;
/** How many groups are looked at, and how many members of each, before and behind the viewer in the order of ids. */
const GROUPS = 20;
const MEMBERS = 50;

export const postgresSuggestions = (db: Database): Suggestions =>
  namingOutages("suggestions", {
    candidates: (search) => candidatesFor(db, search),
    async dismiss({ customer, other, at, forgetBefore }) {
      const dismissed_at = new Date(at);
      await db
        .deleteFrom("fitbook_dismissed")
        .where("customer", "=", customer)
        .where("dismissed_at", "<", new Date(forgetBefore))
        .execute();
      await db
        .insertInto("fitbook_dismissed")
        .values({ customer, dismissed: other, dismissed_at })
        .onConflict((stored) => stored.columns(["customer", "dismissed"]).doUpdateSet({ dismissed_at }))
        .execute();
    },
    async restore({ customer, other }) {
      await db.deleteFrom("fitbook_dismissed").where("customer", "=", customer).where("dismissed", "=", other).execute();
    },
  });

type CandidateRow = { readonly id: string; readonly followers: readonly string[]; readonly places: readonly string[] };

async function candidatesFor(db: Database, { viewer, dismissedAfter, limit }: SuggestionSearch): Promise<readonly SuggestionCandidate[]> {
  const rows = await rowsOf<CandidateRow>(db, CANDIDATES, [viewer, new Date(dismissedAfter), limit]);
  return rows.map(({ id, followers, places }) => ({
    id: customerId(id),
    followedBy: followers.map(customerId),
    groups: places.map(groupId),
  }));
}

const IS_IN = `state in (${MEMBER_ROLES.map((role) => `'${role}'`).join(", ")})`;

/**
 * For the viewer, without those dismissed after $2, at most so many ($3). Each step reads a bounded number of rows of an index, however
 * many somebody follows and however large their groups are.
 */
const CANDIDATES: Statement = {
  name: "suggestions",
  text: `with mine as (
      select followed as id from follow where follower = ${VIEWER} and state = 'following'
      order by changed_at desc, followed limit ${FOLLOWED}
    ), followed as (
      select theirs.followed as id, array_agg(mine.id order by mine.id) as followers
      from mine cross join lateral (
        select followed from follow where follower = mine.id and state = 'following'
        order by changed_at desc, followed limit ${FOLLOWED}
      ) as theirs
      group by theirs.followed having count(*) >= ${FEWEST_IN_COMMON}
    ), place as (
      select member.place as id from fitbook_group_member as member join fitbook_group on fitbook_group.id = member.place
      where member.customer = ${VIEWER} and ${IS_IN} and fitbook_group.deleted_at is null
      order by member.place limit ${GROUPS}
    ), member as (
      select beside.customer as id, array_agg(place.id order by place.id) as places
      from place cross join lateral (
        (select customer from fitbook_group_member where place = place.id and ${IS_IN} and customer > ${VIEWER}
          order by customer limit ${MEMBERS})
        union all
        (select customer from fitbook_group_member where place = place.id and ${IS_IN} and customer < ${VIEWER}
          order by customer desc limit ${MEMBERS})
      ) as beside
      group by beside.customer
    )
    select id, coalesce(followed.followers, '{}') as followers, coalesce(member.places, '{}') as places
    from followed full join member using (id)
    join fitbook_profile as profile on profile.customer = id and profile.is_findable
    where id <> ${VIEWER}
      and not exists (select 1 from follow where follower = ${VIEWER} and followed = id)
      and not exists (select 1 from follow_withdrawn where follower = ${VIEWER} and followed = id)
      and not exists (select 1 from follow where follower = id and followed = ${VIEWER} and state = 'declined')
      and not exists (select 1 from fitbook_mute where customer = ${VIEWER} and muted = id)
      and not exists (select 1 from customer_block where (blocker = ${VIEWER} and blocked = id) or (blocker = id and blocked = ${VIEWER}))
      and not exists (select 1 from fitbook_dismissed where customer = ${VIEWER} and dismissed = id and dismissed_at > (select $2::timestamptz))
    order by cardinality(coalesce(followed.followers, '{}')) desc, cardinality(coalesce(member.places, '{}')) desc, id
    limit (select $3::int)`,
};
