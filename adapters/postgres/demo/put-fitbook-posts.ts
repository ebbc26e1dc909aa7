import { POST_PICTURE } from "#core/fitbook/post-picture.ts";
import { putPictures } from "#adapters/postgres/fitbook/posts/post-pictures.ts";
import { commentRow, postRow } from "#adapters/postgres/fitbook/posts/posts.ts";
import type { Comment, Post } from "#core/fitbook/posts/post.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** A post with what others did to it. What is answered stands before its answers. */
export type KeptPost = { readonly post: Post; readonly likes: readonly CustomerId[]; readonly comments: readonly Comment[] };

/** So many rows a statement, which holds a limited number of values. */
const ROWS = 1_000;

/** Stores new posts of people who already exist, as part of the caller's transaction. */
export async function putFitbookPosts(trx: Database, stored: readonly KeptPost[]): Promise<void> {
  const likes = stored.flatMap(({ post, likes: people }) =>
    people.map((customer) => ({ customer, post: post.id, liked_at: new Date(post.createdAt) })),
  );
  const comments = stored.flatMap((one) => one.comments.map(commentRow));
  for (const rows of chunks(stored.map(({ post }) => postRow(post)))) await trx.insertInto("fitbook_post").values(rows).execute();
  for (const rows of chunks(likes)) await trx.insertInto("fitbook_like").values(rows).execute();
  for (const rows of chunks(comments)) await trx.insertInto("fitbook_comment").values(rows).execute();
  for (const { post } of stored.filter((one) => one.post.pictures.length > 0)) {
    await putUploads(trx, post);
    await putPictures(trx, post);
  }
}

const chunks = <Row>(rows: readonly Row[]): readonly (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, nth) => rows.slice(nth * ROWS, (nth + 1) * ROWS));

/** The files are no part of it: the start makes those that are missing. */
async function putUploads(trx: Database, { author, pictures, createdAt }: Post): Promise<void> {
  const common = { owner: author, kind: POST_PICTURE.name, audience: POST_PICTURE.audience, media_type: "image/webp" as const };
  await trx
    .insertInto("upload")
    .values(pictures.map(({ file, place }) => ({ ...common, id: file, bytes: 1, uploaded_at: new Date(createdAt), ...place })))
    .execute();
}
