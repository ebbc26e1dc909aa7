import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import { VIEWER } from "#adapters/postgres/fitbook/people-facts.ts";
import { candidateQuery, candidateValues } from "./post-candidates.ts";
import type { PairColumns, PersonRow } from "#adapters/postgres/fitbook/people-facts.ts";
import type { PostCard } from "#core/fitbook/posts/day-card.ts";
import type { FollowFacts, PostAudience, PostState } from "#core/fitbook/visibility/world.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PostId } from "#core/fitbook/post-id.ts";
import type { PostSearch } from "#core/fitbook/posts/posts.port.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";
import type { PictureColumns } from "./post-pictures.ts";

// Rows are lists in the order of their columns: their names, repeated in each row, would be half of what is sent and read.

/** Times in milliseconds since 1970. */
type ContentStateColumns = readonly [standing: PostState, deletedAt: number | null, wasHidden: boolean];

export type PostColumns = readonly [
  ...ContentStateColumns,
  id: string,
  author: string,
  key: string,
  audience: PostAudience,
  group: string | null,
  text: string,
  card: PostCard | null,
  createdAt: number,
  editedAt: number | null,
  pictures: readonly PictureColumns[] | null,
];

export type CommentColumns = readonly [
  ...ContentStateColumns,
  id: string,
  post: string,
  parent: string | null,
  author: string,
  key: string,
  text: string,
  createdAt: number,
];

export type PersonColumns = readonly [
  id: string,
  standing: PersonRow["standing"],
  name: PersonRow["name"],
  about: PersonRow["about"],
  aboutAudience: PersonRow["about_audience"],
  listsAudience: PersonRow["lists_audience"],
  badgesAudience: PersonRow["badges_audience"],
  isFindable: PersonRow["is_findable"],
  picture: PersonRow["upload"],
];

/** What is kept of some posts, the newest first, and of all who wrote or liked something of them and the viewer. Empty lists are null. */
export type FactRows = {
  readonly posts: readonly PostColumns[] | null;
  readonly likes: readonly (readonly [customer: string, post: string])[] | null;
  readonly comments: readonly CommentColumns[] | null;
  readonly people: readonly PersonColumns[] | null;
  /** Between the viewer and these people. */
  readonly follows: readonly (readonly [from: string, to: string, state: FollowFacts["state"]])[] | null;
  /** Among all of them. */
  readonly blocks: readonly PairColumns[] | null;
  readonly mutes: readonly PairColumns[] | null;
};

/**
 * All of it by one statement: a page of a feed is asked for often, and each further statement costs the server as much as reading twenty
 * rows.
 */
export const factRows = (db: Database, viewer: CustomerId, ids: readonly PostId[]): Promise<FactRows> => theRow(db, FACTS, [viewer, ids]);

/** The same of the candidates of a list, which it finds. */
export const listedRows = (db: Database, search: PostSearch): Promise<FactRows> => theRow(db, listed(search), candidateValues(search));

async function theRow(db: Database, statement: Statement, values: readonly unknown[]): Promise<FactRows> {
  const [row] = await rowsOf<{ readonly facts: FactRows }>(db, statement, values);
  if (row === undefined) throw new TypeError("a statement without a condition answers one row");
  return row.facts;
}

const inMilliseconds = (column: string): string => `floor(extract(epoch from ${column}) * 1000)::int8`;

const CONTENT_STATE = `standing, ${inMilliseconds("deleted_at")}, was_hidden`;

/** What is kept of posts; `among`: of which ids. One column: naming seven takes the server as long as reading them. */
const factsOf = (among: string): string => `wanted as materialized (
      select id, author, key, audience, fitbook_group, text, card, standing, created_at, edited_at, deleted_at, was_hidden from fitbook_post where id ${among}
    ), liked as materialized (
      select customer, post from fitbook_like where post ${among}
    ), commented as materialized (
      select id, post, parent, author, key, text, standing, created_at, deleted_at, was_hidden from fitbook_comment where post ${among}
    ), involved as materialized (
      select ${VIEWER} as id union select author from wanted union select customer from liked union select author from commented
    )
    select json_build_object('posts', (select json_agg(json_build_array(${CONTENT_STATE}, id, author, key, audience, fitbook_group, text, card,
          ${inMilliseconds("created_at")}, ${inMilliseconds("edited_at")},
          (select json_agg(json_build_object('upload', upload.id, 'text', picture.text,
            'width', upload.width, 'height', upload.height, 'colours', upload.colours) order by picture.place)
            from fitbook_picture picture join upload on upload.id = picture.upload where picture.post = wanted.id))
        order by wanted.created_at desc, wanted.id desc) from wanted),
      'likes', (select json_agg(json_build_array(customer, post)) from liked),
      'comments', (select json_agg(json_build_array(${CONTENT_STATE}, id, post, parent, author, key, text, ${inMilliseconds("created_at")})) from commented),
      'people', (select json_agg(json_build_array(customer.id, customer.standing, profile.name, profile.about,
          profile.about_audience, profile.lists_audience, profile.badges_audience, profile.is_findable, thumb.upload))
        from customer left join fitbook_profile profile on profile.customer = customer.id left join profile_picture thumb on thumb.customer = customer.id
        where customer.id = ${INVOLVED}),
      'follows', (select json_agg(json_build_array(follower, followed, state)) from (
        select follower, followed, state from follow where follower = ${VIEWER} and followed = ${INVOLVED}
        union all select follower, followed, state from follow where followed = ${VIEWER} and follower = ${INVOLVED}) as tie),
      'blocks', (select json_agg(json_build_array(blocker, blocked)) from customer_block
        where blocker = ${INVOLVED} and blocked = ${INVOLVED}),
      'mutes', (select json_agg(json_build_array(customer, muted)) from fitbook_mute
        where customer = ${VIEWER} and muted = ${INVOLVED})) as facts`;

/** As a list, of which each one is looked up by its key: a join would read all whom the viewer follows, and all who follow them. */
const INVOLVED = "any (array(select id from involved))";

const FACTS: Statement = { name: "facts of posts", text: `with ${factsOf("= any ((select $2::text[])::text[])")}` };

const known = new Map<string, Statement>();

/** One statement for each kind of list and length of a page. */
function listed({ list: { kind }, limit }: PostSearch): Statement {
  const name = `posts listed: ${kind} ${limit}`;
  const statement = known.get(name) ?? {
    name,
    text: `with found as materialized (${candidateQuery(kind, limit)}), ${factsOf("in (select id from found)")}`,
  };
  known.set(name, statement);
  return statement;
}
