import { sql } from "kysely";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

type Going = { readonly posts: readonly string[]; readonly comments: readonly string[] };

/**
 * Forgets what customers were told of posts and comments that go, as part of the transaction that holds these and deletes them then: no
 * foreign key does it, as notifications may lie on other nodes. Whose they are is not known, so all nodes are asked, and none where nothing
 * goes.
 */
export async function forgetWhatTellsOf(trx: Database, { posts, comments }: Going): Promise<void> {
  if (comments.length > 0) await sql`delete from notification_act where comment = any(${comments}::text[])`.execute(trx);
  if (posts.length === 0) return;
  await sql`delete from notification_act act using notification told
    where told.customer = act.customer and told.id = act.notification and told.post = any(${posts}::text[])`.execute(trx);
  await sql`delete from notification where post = any(${posts}::text[])`.execute(trx);
}

/** The same of all that somebody wrote, with what others answered to it. */
export async function forgetWhatTellsOfAuthor(trx: Database, author: CustomerId): Promise<void> {
  const posts = await trx.selectFrom("fitbook_post").select("id").where("author", "=", author).forUpdate().execute();
  const comments: string[] = [];
  const own = trx.selectFrom("fitbook_comment").select("id").where("author", "=", author).forUpdate();
  for (let found = await own.execute(); found.length > 0; ) {
    const parents = found.map(({ id }) => id);
    comments.push(...parents);
    found = await trx.selectFrom("fitbook_comment").select("id").where("parent", "in", parents).forUpdate().execute();
  }
  await forgetWhatTellsOf(trx, { posts: posts.map(({ id }) => id), comments });
}
