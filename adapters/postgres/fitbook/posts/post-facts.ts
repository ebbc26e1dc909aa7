import { isDayCard } from "#core/fitbook/posts/day-card.ts";
import { groupId } from "#core/fitbook/group.ts";
import { circleOf } from "#core/fitbook/posts/post.ts";
import { commentId, postId } from "#core/fitbook/post-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { hindiOrNone } from "#adapters/postgres/engine/hindi-or-none.ts";
import { groupFactsAmong } from "#adapters/postgres/fitbook/groups/group-facts.ts";
import { pairIn, recordsOf } from "#adapters/postgres/fitbook/people-facts.ts";
import { factRows, listedRows } from "./fact-rows.ts";
import { picturesIn } from "./post-pictures.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { Comment, Post, ContentState } from "#core/fitbook/posts/post.ts";
import type { PostId } from "#core/fitbook/post-id.ts";
import type { PostText } from "#core/fitbook/post-text.ts";
import type { ListedFacts, PostRecord, PostSearch, PostsFacts } from "#core/fitbook/posts/posts.port.ts";
import type { PostState } from "#core/fitbook/visibility/world.ts";
import type { RecentText } from "#core/fitbook/reports/same-text.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { PersonRow } from "#adapters/postgres/fitbook/people-facts.ts";
import type { CommentColumns, FactRows, PersonColumns, PostColumns } from "./fact-rows.ts";

/** What decides how one viewer sees some posts, in as many queries for one as for twenty. */
export async function postFacts(
  db: Database,
  viewer: CustomerId,
  ids: readonly PostId[],
  group: GroupId | null = null,
): Promise<PostsFacts> {
  const { posts, ...rows } = await factRows(db, viewer, ids);
  const byId = new Map(posts?.map((columns) => [columns[POST_ID], columns]));
  return factsIn(
    db,
    { viewer, asked: group },
    { ...rows, posts: ids.map((id) => byId.get(id)).filter((columns) => columns !== undefined) },
  );
}

/** The candidates of a list, and what decides how the viewer sees them. */
export async function listedPosts(db: Database, search: PostSearch): Promise<ListedFacts> {
  const facts = await factsIn(db, { viewer: search.viewer, asked: null }, await listedRows(db, search));
  return { found: facts.posts.map(({ post: { id, createdAt } }) => ({ id, createdAt })), facts };
}

type InQuestion = { readonly viewer: CustomerId; readonly asked: GroupId | null };

async function factsIn(db: Database, { viewer, asked }: InQuestion, rows: FactRows): Promise<PostsFacts> {
  const posts = await recordsOfPosts(db, rows);
  const involved = new Set([viewer]);
  for (const { post, likes, comments } of posts) {
    involved.add(post.author);
    for (const liker of likes) involved.add(liker);
    for (const { author } of comments) involved.add(author);
  }
  const named = [...new Set([...posts.map(({ post }) => post.group), asked])].filter((id) => id !== null);
  const ofGroups = named.length === 0 ? null : await groupFactsAmong(db, viewer, named, [...involved]); // Most posts are for no group.
  return {
    ...recordsOf((rows.people ?? NONE).map(personIn), viewer, [...involved]),
    follows: (rows.follows ?? NONE).map(([from, to, state]) => ({ from, to, state })),
    mutes: (rows.mutes ?? NONE).map(pairIn),
    groups: ofGroups?.groups ?? NONE,
    blocks: ofGroups?.blocks ?? (rows.blocks ?? NONE).map(pairIn),
    posts,
  };
}

const NONE: readonly never[] = [];

const personIn = ([
  id,
  standing,
  name,
  about,
  about_audience,
  lists_audience,
  badges_audience,
  is_findable,
  upload,
]: PersonColumns): PersonRow => ({
  id,
  standing,
  name,
  about,
  about_audience,
  lists_audience,
  badges_audience,
  is_findable,
  upload,
});

/** In the order of the rows. */
async function recordsOfPosts(db: Database, { posts, likes, comments }: FactRows): Promise<readonly PostRecord[]> {
  const [likesOf, commentsOf] = [Map.groupBy(likes ?? NONE, ([, post]) => post), Map.groupBy(comments ?? NONE, (row) => row[COMMENT_OF])];
  const held = await heldAmong(
    db,
    [...(posts ?? NONE), ...(comments ?? NONE)].filter(isTakenDown).map((row) => row[POST_ID]),
  );
  return (posts ?? NONE).map((row) => {
    const post = postIn(row);
    const written = commentsOf.get(post.id)?.map(commentIn) ?? NONE;
    return {
      post,
      likes: likesOf.get(post.id)?.map(([customer]) => customerId(customer)) ?? NONE,
      comments: written,
      held: heldHere(post, written, held),
    };
  });
}

const [POST_ID, COMMENT_OF] = [3, 4] as const; // Places of columns.

const isTakenDown = ([standing, , wasHidden]: PostColumns | CommentColumns): boolean => standing === "hidden" || wasHidden;

function heldHere({ id }: Post, written: readonly Comment[], held: ReadonlySet<string>): PostRecord["held"] {
  if (held.size === 0) return NONE_HELD;
  return new Set([id, ...written.map((comment) => comment.id)].filter((one) => held.has(one)));
}

const NONE_HELD: PostRecord["held"] = new Set();

/** Most pages show nothing that is hidden: then nothing is asked. */
async function heldAmong(db: Database, hidden: readonly string[]): Promise<ReadonlySet<string>> {
  if (hidden.length === 0) return NONE_HELD;
  const rows = await db
    .selectFrom("fitbook_report")
    .select("thing")
    .where("holds", "=", true)
    .where("state", "in", ["open", "in_review"])
    .where("kind", "in", ["post", "comment"])
    .where("thing", "in", [...hidden])
    .execute();
  return new Set(rows.map(({ thing }) => thing));
}

/** What somebody wrote or changed since, whatever became of it. `from` in milliseconds since 1970. */
export async function recentTexts(db: Database, author: CustomerId, from: number): Promise<readonly RecentText[]> {
  const since = new Date(from);
  const posts = await db
    .selectFrom("fitbook_post")
    .select(["id", "text", "created_at", "edited_at"])
    .where("author", "=", author)
    .where((is) => is.or([is("created_at", ">=", since), is("edited_at", ">=", since)]))
    .execute();
  const comments = await db
    .selectFrom("fitbook_comment")
    .select(["id", "text", "created_at"])
    .where("author", "=", author)
    .where("created_at", ">=", since)
    .execute();
  return [
    ...posts.map((row) => ({ id: postId(row.id), text: storedText(row.text), at: (row.edited_at ?? row.created_at).getTime() })),
    ...comments.map((row) => ({ id: commentId(row.id), text: storedText(row.text), at: row.created_at.getTime() })),
  ];
}

const postIn = ([
  standing,
  deletedAt,
  wasHidden,
  id,
  author,
  key,
  audience,
  group,
  text,
  card,
  createdAt,
  editedAt,
  pictures,
]: PostColumns): Post => ({
  id: postId(id),
  author: customerId(author),
  key,
  ...circleOf(audience, group === null ? null : groupId(group)),
  text: storedText(text),
  pictures: pictures === null ? NONE : picturesIn(pictures),
  card: card === null || isDayCard(card) ? card : hindiOrNone(card),
  state: contentStateOf(standing, deletedAt, wasHidden),
  createdAt,
  editedAt,
});

const commentIn = ([standing, deletedAt, wasHidden, id, post, parent, author, key, text, createdAt]: CommentColumns): Comment => ({
  id: commentId(id),
  post: postId(post),
  parent: parent === null ? null : commentId(parent),
  author: customerId(author),
  key,
  text: storedText(text),
  state: contentStateOf(standing, deletedAt, wasHidden),
  createdAt,
});

const storedText = (text: string): PostText => text as PostText; // It was one when it was kept.

type ContentStateColumns = { readonly standing: PostState; readonly deleted_at: Date | null; readonly was_hidden: boolean };

export const contentStateIn = ({ standing, deleted_at, was_hidden }: ContentStateColumns): ContentState =>
  contentStateOf(standing, deleted_at?.getTime() ?? null, was_hidden);

const PUBLISHED: ContentState = { kind: "published" };

function contentStateOf(state: PostState, deletedAt: number | null, wasHidden: boolean): ContentState {
  if (state === "deleted") return { kind: state, at: deletedAt ?? 0, wasHidden };
  return state === "published" ? PUBLISHED : { kind: state };
}

export const contentStateColumns = (state: ContentState): ContentStateColumns => ({
  standing: state.kind,
  deleted_at: state.kind === "deleted" ? new Date(state.at) : null,
  was_hidden: state.kind === "deleted" && state.wasHidden,
});
