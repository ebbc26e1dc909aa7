import { groupId } from "#core/fitbook/group.ts";
import { circleOf } from "#core/fitbook/posts/post.ts";
import { commentId, postId } from "#core/fitbook/posts/post-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { groupFacts } from "#adapters/postgres/fitbook/groups/group-facts.ts";
import { recordsOf } from "#adapters/postgres/fitbook/people-facts.ts";
import { factRows, listedRows } from "./fact-rows.ts";
import { picturesIn } from "./post-pictures.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { GroupRecord } from "#core/fitbook/groups/groups.port.ts";
import type { Comment, Post, Standing } from "#core/fitbook/posts/post.ts";
import type { PostId } from "#core/fitbook/posts/post-id.ts";
import type { PostText } from "#core/fitbook/posts/post-text.ts";
import type { ListedFacts, PostRecord, PostSearch, PostsFacts } from "#core/fitbook/posts/posts.port.ts";
import type { Pair, PostState } from "#core/fitbook/visibility/world.ts";
import type { RecentText } from "#core/fitbook/moderation/same-text.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { CommentJson, FactRows, PostJson } from "./fact-rows.ts";

/** What decides how one viewer sees some posts, in as many queries for one as for twenty. */
export async function postFacts(
  db: Database,
  viewer: CustomerId,
  ids: readonly PostId[],
  asked: GroupId | null = null,
): Promise<PostsFacts> {
  return factsIn(db, { viewer, ids, asked }, await factRows(db, viewer, ids));
}

/** The candidates of a list, and what decides how the viewer sees them. */
export async function listedPosts(db: Database, search: PostSearch): Promise<ListedFacts> {
  const rows = await listedRows(db, search);
  const found = (rows.found ?? []).map(({ id, created_at }) => ({ id: postId(id), createdAt: created_at }));
  return { found, facts: await factsIn(db, { viewer: search.viewer, ids: found.map(({ id }) => id), asked: null }, rows) };
}

type PostsInQuestion = { readonly viewer: CustomerId; readonly ids: readonly PostId[]; readonly asked: GroupId | null };

async function factsIn(db: Database, { viewer, ids, asked }: PostsInQuestion, rows: FactRows): Promise<PostsFacts> {
  const posts = await recordsOfPosts(db, ids, rows);
  const groups = await groupsOf(db, viewer, [...posts.map(({ post }) => post.group), asked]);
  const writers = posts.flatMap(({ post, likes, comments }) => [post.author, ...likes, ...comments.map(({ author }) => author)]);
  const involved = [...new Set([viewer, ...writers])];
  const runners = groups.flatMap(({ facts }) => facts.members.map(({ person }) => person));
  const blocks = runners.length === 0 ? (rows.blocks ?? []) : await blocksAmong(db, [...new Set([...involved, ...runners])]);
  return { ...recordsOf(rows.people ?? [], viewer, involved), follows: rows.follows ?? [], mutes: rows.mutes ?? [], groups, blocks, posts };
}

/** Most posts are for no group: then nothing is asked. */
async function groupsOf(db: Database, viewer: CustomerId, named: readonly (GroupId | null)[]): Promise<readonly GroupRecord[]> {
  const ids = [...new Set(named.filter((id) => id !== null))];
  return ids.length === 0 ? [] : (await groupFacts(db, viewer, ids)).groups;
}

async function recordsOfPosts(db: Database, ids: readonly PostId[], rows: FactRows): Promise<readonly PostRecord[]> {
  const posts = new Map(rows.posts?.map((row) => [row.id, row]));
  const likesOf = Map.groupBy(rows.likes ?? [], ({ post }) => post);
  const commentsOf = Map.groupBy(rows.comments ?? [], ({ post }) => post);
  const held = await heldAmong(
    db,
    [...(rows.posts ?? []), ...(rows.comments ?? [])]
      .filter(({ standing, was_hidden }) => standing === "hidden" || was_hidden)
      .map(({ id }) => id),
  );
  return ids.flatMap((id) => {
    const row = posts.get(id);
    if (row === undefined) return [];
    const likers = (likesOf.get(id) ?? []).map(({ customer }) => customerId(customer));
    const written = (commentsOf.get(id) ?? []).map(commentIn);
    const heldHere = [id, ...written.map((comment) => comment.id)].filter((one) => held.has(one));
    return [{ post: postIn(row), likes: likers, comments: written, held: new Set(heldHere) }];
  });
}

/** Most pages show nothing that is hidden: then nothing is asked. */
async function heldAmong(db: Database, hidden: readonly string[]): Promise<ReadonlySet<string>> {
  if (hidden.length === 0) return new Set();
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
    ...posts.map((row) => ({ id: postId(row.id), text: kept(row.text), at: (row.edited_at ?? row.created_at).getTime() })),
    ...comments.map((row) => ({ id: commentId(row.id), text: kept(row.text), at: row.created_at.getTime() })),
  ];
}

async function blocksAmong(db: Database, people: readonly string[]): Promise<readonly Pair[]> {
  const rows = await db
    .selectFrom("customer_block")
    .select(["blocker", "blocked"])
    .where("blocker", "in", [...people])
    .where("blocked", "in", [...people])
    .execute();
  return rows.map(({ blocker, blocked }) => ({ from: blocker, to: blocked }));
}

const postIn = ({ id, author, key, audience, fitbook_group, text, pictures, card, ...row }: PostJson): Post => ({
  ...circleOf(audience, fitbook_group === null ? null : groupId(fitbook_group)),
  ...{ id: postId(id), author: customerId(author), key, text: kept(text), standing: standingOf(row) },
  ...{ pictures: picturesIn(pictures), card, createdAt: row.created_at, editedAt: row.edited_at },
});

const commentIn = ({ id, post, parent, author, key, text, created_at, ...row }: CommentJson): Comment => ({
  ...{ id: commentId(id), post: postId(post), parent: parent === null ? null : commentId(parent), author: customerId(author), key },
  ...{ text: kept(text), standing: standingOf(row), createdAt: created_at },
});

const kept = (text: string): PostText => text as PostText; // It was one when it was kept.

type StandingColumns = { readonly standing: PostState; readonly deleted_at: Date | null; readonly was_hidden: boolean };

export const standingIn = ({ deleted_at, ...row }: StandingColumns): Standing =>
  standingOf({ ...row, deleted_at: deleted_at?.getTime() ?? null });

const standingOf = ({ standing, deleted_at, was_hidden }: Pick<PostJson, "standing" | "deleted_at" | "was_hidden">): Standing =>
  standing === "deleted" ? { kind: standing, at: deleted_at ?? 0, wasHidden: was_hidden } : { kind: standing };

export const standingColumns = (standing: Standing): StandingColumns => ({
  standing: standing.kind,
  deleted_at: standing.kind === "deleted" ? new Date(standing.at) : null,
  was_hidden: standing.kind === "deleted" && standing.wasHidden,
});
