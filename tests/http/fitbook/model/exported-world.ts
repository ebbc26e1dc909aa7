import { sql } from "kysely";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Whose world it is: these people, with the groups and posts that they made. */
export type Ours = { readonly people: readonly string[]; readonly groups: readonly string[] };

/** The rows of a world as `visibility check` reads them, read by statements that no server asks. What others did is a notification each. */
export async function exportedWorld(db: Database, { people, groups }: Ours): Promise<ExportedWorld> {
  const rows = async <Row>(statement: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> => (await statement.execute(db)).rows;
  const pairs = (statement: ReturnType<typeof sql<Pair>>) => rows(statement);
  const ours = sql`any (${[...people]}::text[])`;
  const likes = await rows(
    sql<{ post: string; customer: string }>`select post, customer from fitbook_like where customer = ${ours} order by 1, 2`,
  );
  const comments = await rows(
    sql<CommentRow>`select post, id, author, parent, standing, created_at from fitbook_comment where author = ${ours} order by id`,
  );
  const members = await rows(
    sql<{
      place: string;
      customer: string;
      state: string;
    }>`select place, customer, state from fitbook_group_member where place = any (${[...groups]}::text[]) order by 1, 2`,
  );
  const posts = await rows(
    sql<PostRow>`select id, author, audience, fitbook_group, standing, created_at from fitbook_post where author = ${ours} order by id`,
  );
  return {
    people: await rows(sql<ExportedWorld["people"][number]>`select customer.id as _id, coalesce(is_findable, false) as findable,
        case when profile.customer is null then 'outside' when standing = 'blocked' then 'suspended' when standing = 'leaving' then 'leaving' else 'active' end as state,
        json_build_object('about', coalesce(about_audience, 'me'), 'lists', coalesce(lists_audience, 'me'), 'badges', coalesce(badges_audience, 'me')) as show
      from customer left join fitbook_profile profile on profile.customer = customer.id where customer.id = ${ours} order by array_position(${[...people]}::text[], customer.id::text)`),
    follows: await rows(
      sql<
        Pair & { state: string }
      >`select follower as "from", followed as "to", state from follow where follower = ${ours} and followed = ${ours} order by 1, 2`,
    ),
    blocks: await pairs(sql<Pair>`select blocker as "from", blocked as "to" from customer_block where blocker = ${ours} order by 1, 2`),
    mutes: await pairs(sql<Pair>`select customer as "from", muted as "to" from fitbook_mute where customer = ${ours} order by 1, 2`),
    groups: await Promise.all(
      groups.map(async (_id) => {
        const [row] = await rows(sql<{ kind: string; state: string }>`select case when is_open then 'open' else 'closed' end as kind,
          case when deleted_at is null then 'live' else 'deleted' end as state from fitbook_group where id = ${_id}`);
        if (row === undefined) throw new RangeError(`there is no group ${_id}`);
        const its = members.filter(({ place }) => place === _id).map(({ customer, state }) => ({ person: customer, state }));
        return { _id, ...row, members: its };
      }),
    ),
    posts: posts.map(({ id, author, audience, fitbook_group, standing, created_at }) => ({
      _id: id,
      author,
      audience,
      group: fitbook_group,
      state: standing,
      created_at: created_at.toISOString(),
      likes: likes.flatMap(({ post, customer }) => (post === id ? [customer] : [])),
      comments: comments.flatMap(({ post, id: _id, author: by, parent, standing: state, created_at: at }) =>
        post === id ? [{ _id, author: by, parent, state, created_at: at.toISOString() }] : [],
      ),
    })),
    notifications: await rows(sql<
      ExportedWorld["notifications"][number]
    >`select 'act ' || row_number() over (order by n.id, act.done_at, act.cause) as _id,
        n.id as within, n.kind, n.customer as "to", person as "from", n.post, comment, n.fitbook_group as "group", n.read_at is null as unread, n.state
      from notification n join notification_act act on act.notification = n.id where n.customer = ${ours}
      union all
      select 'one ' || row_number() over (order by id), id, kind, customer, from_customer, null, null, fitbook_group, read_at is null, state
      from notification n where customer = ${ours} and not exists (select from notification_act act where act.notification = n.id)`),
  };
}

type Pair = { readonly from: string; readonly to: string };
type PostRow = { id: string; author: string; audience: string; fitbook_group: string | null; standing: string; created_at: Date };
type CommentRow = { post: string; id: string; author: string; parent: string | null; standing: string; created_at: Date };

export type ExportedWorld = {
  readonly people: readonly { readonly _id: string; readonly state: string; readonly findable: boolean; readonly show: object }[];
  readonly follows: readonly (Pair & { readonly state: string })[];
  readonly blocks: readonly Pair[];
  readonly mutes: readonly Pair[];
  readonly groups: readonly {
    readonly _id: string;
    readonly kind: string;
    readonly state: string;
    readonly members: readonly { readonly person: string; readonly state: string }[];
  }[];
  readonly posts: readonly {
    readonly _id: string;
    readonly author: string;
    readonly audience: string;
    readonly group: string | null;
    readonly state: string;
    readonly created_at: string;
    readonly likes: readonly string[];
    readonly comments: readonly { readonly _id: string; readonly author: string; readonly parent: string | null; readonly state: string }[];
  }[];
  /** `within`: the notification in which somebody's act is told; `state` null: nothing is asked. */
  readonly notifications: readonly {
    readonly _id: string;
    readonly within: string;
    readonly kind: string;
    readonly to: string;
    readonly from: string | null;
    readonly post: string | null;
    readonly comment: string | null;
    readonly group: string | null;
    readonly unread: boolean;
    readonly state: string | null;
  }[];
};
