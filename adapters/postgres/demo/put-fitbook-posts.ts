import { putComment, putLike, putPost } from "#adapters/postgres/fitbook/posts/posts.ts";
import { POST_PICTURE } from "#core/fitbook/pictures/post-picture.ts";
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
    await putUploads(trx, post);
    await putPictures(trx, post);
    for (const customer of likes) await putLike(trx, { customer, post: post.id, at: post.createdAt });
    for (const comment of comments) await putComment(trx, comment); // What is answered stands before its answers.
  }
}

/** The files are no part of it: the start makes those that are missing. */
async function putUploads(trx: Database, { author, pictures, createdAt }: Post): Promise<void> {
  if (pictures.length === 0) return;
  const common = { owner: author, kind: POST_PICTURE.name, audience: POST_PICTURE.audience, media_type: "image/webp" as const };
  await trx
    .insertInto("upload")
    .values(pictures.map(({ file, place }) => ({ ...common, id: file, bytes: 1, uploaded_at: new Date(createdAt), ...place })))
    .execute();
}
