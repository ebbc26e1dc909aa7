import { fileId } from "#core/files/file-id.ts";
import { uploadIn } from "#adapters/postgres/files/uploads.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { Upload } from "#core/files/upload.ts";
import type { PostPicture } from "#core/fitbook/post-picture.ts";
import type { Post } from "#core/fitbook/posts/post.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** A picture of a post, with its place. */
export type PictureColumns = {
  readonly upload: string;
  readonly text: string;
  readonly width: number;
  readonly height: number;
  readonly colours: string;
};

export const picturesIn = (columns: readonly PictureColumns[] | null): readonly PostPicture[] =>
  (columns ?? []).map(({ upload, text, ...place }) => ({ file: fileId(upload), text, place }));

/** Those of the files that are the customer's own. None of them is forgotten until the caller's transaction ends. */
export async function ownFiles(trx: Database, owner: CustomerId, files: readonly FileId[]): Promise<ReadonlyMap<FileId, Upload>> {
  if (files.length === 0) return new Map();
  const rows = await trx
    .selectFrom("upload")
    .selectAll()
    .where("id", "in", [...files])
    .where("owner", "=", owner)
    .forKeyShare()
    .execute();
  return new Map(rows.map((row) => [fileId(row.id), uploadIn(row)]));
}

/** Keeps a post's pictures in the place of those before. */
export async function putPictures(trx: Database, { id, pictures }: Pick<Post, "id" | "pictures">): Promise<void> {
  await trx.deleteFrom("fitbook_picture").where("post", "=", id).execute();
  if (pictures.length === 0) return;
  await trx
    .insertInto("fitbook_picture")
    .values(pictures.map(({ file, text }, nth) => ({ post: id, place: nth + 1, upload: file, text })))
    .execute();
}
