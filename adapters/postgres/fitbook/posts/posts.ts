import { sql } from "kysely";
import { jobsOfPost } from "#core/fitbook/acts/act-job.ts";
import { postId } from "#core/fitbook/post-id.ts";
import { DELETED_KEPT, FORMER_TEXT_KEPT } from "#core/fitbook/posts/posts.port.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { putJobsIn } from "#adapters/postgres/jobs/queue.ts";
import { picturesIn } from "#core/fitbook/posts/kept-writing.ts";
import { forgetWhatTellsOf } from "#adapters/postgres/notifications/forget-what-tells-of.ts";
import { putReportPictures } from "#adapters/postgres/fitbook/moderation/report-pictures.ts";
import { reportRow } from "#adapters/postgres/fitbook/moderation/report-row.ts";
import { ownFiles, putPictures } from "./post-pictures.ts";
import { listedPosts, postFacts, recentTexts, contentStateColumns } from "./post-facts.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { Comment, Post } from "#core/fitbook/posts/post.ts";
import type { PostId } from "#core/fitbook/post-id.ts";
import type { PostChange, PostName, Posts } from "#core/fitbook/posts/posts.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresPosts = (db: Database): Posts =>
  namingOutages("posts", {
    facts: (viewer, posts) => postFacts(db, viewer, posts),
    listed: (search) => listedPosts(db, search),
    change: ({ customer, name, at, recentFrom, files = [], decide }) =>
      inTransaction(db, async (trx) => {
        if (recentFrom !== null) await lockWriter(trx, customer); // Before the post, as whoever decides a report does.
        const named = await lockedPost(trx, customer, name);
        const group = name.kind === "key" ? name.group : null;
        const facts = await postFacts(trx, customer, named === null ? [] : [named], group);
        const recent = recentFrom === null ? [] : await recentTexts(trx, customer, recentFrom);
        const { change, answer } = decide(facts, { recent, own: await ownFiles(trx, customer, files) });
        if (change === null) return answer;
        await keep(trx, change, { customer, at });
        await putJobsIn(trx, jobsOfPost(change, { customer, at }));
        return answer;
      }),
    async forget(now) {
      const before = new Date(now - DELETED_KEPT);
      await db.transaction().execute(async (trx) => {
        const going = await trx.selectFrom("fitbook_post").select("id").where("deleted_at", "<", before).forUpdate().execute();
        if (going.length === 0) return;
        const posts = going.map(({ id }) => id);
        await forgetWhatTellsOf(trx, { posts, comments: [] }); // Comments go with their posts, and are told of with them.
        await sql`delete from fitbook_post where id = any(${posts})`.execute(trx);
      });
      await db
        .deleteFrom("fitbook_former_text")
        .where("replaced_at", "<", new Date(now - FORMER_TEXT_KEPT))
        .execute();
    },
  });

/** Nothing else writes to the post from here on; to a key, nothing else of its writer. */
async function lockedPost(trx: Database, customer: CustomerId, name: PostName): Promise<PostId | null> {
  if (name.kind === "id") {
    const row = await trx.selectFrom("fitbook_post").select("id").where("id", "=", name.id).forNoKeyUpdate().executeTakeFirst();
    return row === undefined ? null : name.id;
  }
  await lockWriter(trx, customer);
  if (name.group !== null) await lockMember(trx, customer, name.group);
  const row = await trx
    .selectFrom("fitbook_post")
    .select("id")
    .where("author", "=", customer)
    .where("key", "=", name.key)
    .executeTakeFirst();
  return row === undefined ? null : postId(row.id);
}

/** Nobody is banned from the group, with their posts, until it stands there. */
async function lockMember(trx: Database, customer: CustomerId, group: GroupId): Promise<void> {
  await trx
    .selectFrom("fitbook_group_member")
    .select("state")
    .where("place", "=", group)
    .where("customer", "=", customer)
    .forShare()
    .execute();
}

async function lockWriter(trx: Database, customer: CustomerId): Promise<void> {
  await trx.selectFrom("customer").select("id").where("id", "=", customer).forNoKeyUpdate().execute();
}

type Written = { readonly customer: CustomerId; readonly at: number };

async function keep(trx: Database, change: PostChange, { customer, at }: Written): Promise<void> {
  switch (change.kind) {
    case "post":
      await keepFormerText(trx, change.after, at);
      await putPost(trx, change.after);
      await putPictures(trx, change.after);
      return;
    case "comment":
      await putComment(trx, change.after);
      return;
    case "held":
      await keep(trx, change.written, { customer, at });
      await trx.insertInto("fitbook_report").values(reportRow(change.report)).execute();
      await putReportPictures(trx, change.report.id, picturesIn(change.written));
      return;
    case "like":
      await putLike(trx, { customer, post: change.post, at });
      return;
    case "unlike":
      await trx.deleteFrom("fitbook_like").where("customer", "=", customer).where("post", "=", change.post).execute();
  }
}

async function keepFormerText(trx: Database, { id, text }: Post, at: number): Promise<void> {
  const before = await trx.selectFrom("fitbook_post").select("text").where("id", "=", id).executeTakeFirst();
  if (before === undefined || before.text === text) return;
  await trx
    .insertInto("fitbook_former_text")
    .values({ post: id, replaced_at: new Date(at), text: before.text })
    .onConflict((stored) => stored.doNothing())
    .execute();
}

/** Keeps a post in the place of the one before, as part of the caller's transaction. */
async function putPost(trx: Database, post: Post): Promise<void> {
  await trx
    .insertInto("fitbook_post")
    .values(postRow(post))
    .onConflict((stored) => stored.column("id").doUpdateSet(changingColumns(post)))
    .execute();
}

export const postRow = (post: Post) => {
  const { id, author, key, createdAt } = post;
  return { id, author, key, created_at: new Date(createdAt), ...changingColumns(post) };
};

const changingColumns = ({ audience, group, text, card, state, editedAt }: Post) => ({
  audience,
  fitbook_group: group,
  text,
  card: card === null ? null : JSON.stringify(card),
  ...contentStateColumns(state),
  edited_at: editedAt === null ? null : new Date(editedAt),
});

/** The same with a comment. */
async function putComment(trx: Database, comment: Comment): Promise<void> {
  await trx
    .insertInto("fitbook_comment")
    .values(commentRow(comment))
    .onConflict((stored) => stored.column("id").doUpdateSet(contentStateColumns(comment.state)))
    .execute();
}

export const commentRow = ({ id, post, parent, author, key, text, state, createdAt }: Comment) => ({
  id,
  post,
  parent,
  author,
  key,
  text,
  created_at: new Date(createdAt),
  ...contentStateColumns(state),
});

async function putLike(
  trx: Database,
  { customer, post, at }: { readonly customer: CustomerId; readonly post: PostId; readonly at: number },
): Promise<void> {
  await trx
    .insertInto("fitbook_like")
    .values({ customer, post, liked_at: new Date(at) })
    .onConflict((stored) => stored.doNothing())
    .execute();
}
