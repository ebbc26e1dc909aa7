import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import { candidateQuery, candidateValues } from "./post-candidates.ts";
import type { PersonRow } from "#adapters/postgres/fitbook/people-facts.ts";
import type { PostCard } from "#core/fitbook/cards/day-card.ts";
import type { FollowFacts, Pair, PostAudience, PostState } from "#core/fitbook/visibility/world.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PostId } from "#core/fitbook/posts/post-id.ts";
import type { PostSearch } from "#core/fitbook/posts/posts.port.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";
import type { PictureColumns } from "./post-pictures.ts";

/** Times in milliseconds since 1970. */
type StandingJson = { readonly standing: PostState; readonly deleted_at: number | null; readonly was_hidden: boolean };

export type PostJson = StandingJson & {
  readonly id: string;
  readonly author: string;
  readonly key: string;
  readonly audience: PostAudience;
  readonly fitbook_group: string | null;
  readonly text: string;
  readonly card: PostCard | null;
  readonly created_at: number;
  readonly edited_at: number | null;
  readonly pictures: readonly PictureColumns[] | null;
};

export type CommentJson = StandingJson & {
  readonly id: string;
  readonly post: string;
  readonly parent: string | null;
  readonly author: string;
  readonly key: string;
  readonly text: string;
  readonly created_at: number;
};

/** What is kept of some posts, and of all who wrote or liked something of them and the viewer. Empty lists are null. */
export type FactRows = {
  readonly posts: readonly PostJson[] | null;
  readonly likes: readonly { readonly customer: string; readonly post: string }[] | null;
  readonly comments: readonly CommentJson[] | null;
  readonly people: readonly PersonRow[] | null;
  /** Between the viewer and these people. */
  readonly follows: readonly FollowFacts[] | null;
  /** Among all of them. */
  readonly blocks: readonly Pair[] | null;
  readonly mutes: readonly Pair[] | null;
};

/** `found`: the candidates of a list, in its order; times in milliseconds since 1970. */
export type ListedRows = FactRows & { readonly found: readonly { readonly id: string; readonly created_at: number }[] | null };

/** All of it by one statement: a page of a feed is asked for often, and each further statement costs the server as much as reading twenty rows. */
export const factRows = (db: Database, viewer: CustomerId, ids: readonly PostId[]): Promise<FactRows> =>
  theRow<FactRows>(db, FACTS, [viewer, ids]);

/** The same of the candidates of a list, which it finds. */
export const listedRows = (db: Database, search: PostSearch): Promise<ListedRows> =>
  theRow<ListedRows>(db, listed(search), candidateValues(search));

async function theRow<Facts>(db: Database, statement: Statement, values: readonly unknown[]): Promise<Facts> {
  const [row] = await rowsOf<{ readonly facts: Facts }>(db, statement, values);
  if (row === undefined) throw new TypeError("a statement without a condition answers one row");
  return row.facts;
}

const inMilliseconds = (column: string): string => `floor(extract(epoch from ${column}) * 1000)::int8`;

const standing = `'standing', standing, 'deleted_at', ${inMilliseconds("deleted_at")}, 'was_hidden', was_hidden, 'created_at', ${inMilliseconds("created_at")}`;

/** What is kept of posts; `among`: of which ids. One column: naming seven takes the server as long as reading them. */
const factsOf = (among: string, more = ""): string => `wanted as materialized (
      select id, author, key, audience, fitbook_group, text, card, standing, created_at, edited_at, deleted_at, was_hidden from fitbook_post where id ${among}
    ), liked as materialized (
      select customer, post from fitbook_like where post ${among}
    ), commented as materialized (
      select id, post, parent, author, key, text, standing, created_at, deleted_at, was_hidden from fitbook_comment where post ${among}
    ), involved as materialized (
      select $1::text as id union select author from wanted union select customer from liked union select author from commented
    )
    select json_build_object(${more}'posts', (select json_agg(json_build_object('id', id, 'author', author, 'key', key, 'audience', audience, 'fitbook_group', fitbook_group, 'text', text, 'card', card,
        'edited_at', ${inMilliseconds("edited_at")}, ${standing}, 'pictures', (select json_agg(json_build_object('upload', upload.id, 'text', picture.text,
          'width', upload.width, 'height', upload.height, 'colours', upload.colours) order by picture.place)
          from fitbook_picture picture join upload on upload.id = picture.upload where picture.post = wanted.id))) from wanted),
      'likes', (select json_agg(json_build_object('customer', customer, 'post', post)) from liked),
      'comments', (select json_agg(json_build_object('id', id, 'post', post, 'parent', parent, 'author', author, 'key', key, 'text', text, ${standing})) from commented),
      'people', (select json_agg(json_build_object('id', customer.id, 'standing', customer.standing, 'name', profile.name, 'about', profile.about,
          'about_audience', profile.about_audience, 'lists_audience', profile.lists_audience, 'badges_audience', profile.badges_audience, 'is_findable', profile.is_findable,
          'upload', thumb.upload))
        from involved join customer on customer.id = involved.id left join fitbook_profile profile on profile.customer = customer.id
          left join profile_picture thumb on thumb.customer = customer.id),
      'follows', (select json_agg(json_build_object('from', follower, 'to', followed, 'state', state)) from (
        select follower, followed, state from follow where follower = $1 and followed in (select id from involved)
        union all select follower, followed, state from follow where followed = $1 and follower in (select id from involved)) as tie),
      'blocks', (select json_agg(json_build_object('from', blocker, 'to', blocked)) from customer_block
        where blocker in (select id from involved) and blocked in (select id from involved)),
      'mutes', (select json_agg(json_build_object('from', customer, 'to', muted)) from fitbook_mute
        where customer = $1 and muted in (select id from involved))) as facts`;

const FACTS: Statement = { name: "facts of posts", text: `with ${factsOf("= any ($2::text[])")}` };

const FOUND = `'found', (select json_agg(json_build_object('id', id, 'created_at', ${inMilliseconds("created_at")}) order by found.created_at desc, found.id desc) from found), `;

const known = new Map<string, Statement>();

/** One statement for each kind of list and length of a page. */
function listed({ list: { kind }, limit }: PostSearch): Statement {
  const name = `posts listed: ${kind} ${limit}`;
  const statement = known.get(name) ?? {
    name,
    text: `with found as materialized (${candidateQuery(kind, limit)}), ${factsOf("in (select id from found)", FOUND)}`,
  };
  known.set(name, statement);
  return statement;
}
