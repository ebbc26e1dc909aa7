import { putComment, putLike, putPost } from "#adapters/postgres/fitbook/posts/posts.ts";
import { putPictures } from "#adapters/postgres/fitbook/posts/post-pictures.ts";
import type { Comment, Post } from "#core/fitbook/posts/post.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** A post with what others did to it. */
export type KeptPost = { readonly post: Post; readonly likes: readonly CustomerId[]; readonly comments: readonly Comment[] };

/** Stores posts of people who already exist, as part of the caller's transaction. */
export async function putFitbookPosts(trx: Database, posts: readonly KeptPost[]): Promise<void> {
  for (const { post, likes, comments } of posts) {
    await putPost(trx, post);
    await putPictures(trx, post);
    for (const customer of likes) await putLike(trx, { customer, post: post.id, at: post.createdAt });
    for (const comment of comments) await putComment(trx, comment); // What is answered stands before its answers.
  }
}
