import { sql } from "kysely";
import { fileId } from "#core/files/file-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import type { Selectable } from "kysely";
import type { Upload } from "#core/files/upload.ts";
import type { Uploads } from "#core/files/uploads.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { UploadRow } from "./tables.ts";

export const postgresUploads = (db: Database): Uploads =>
  namingOutages("uploads", {
    add: (upload, most) =>
      db.transaction().execute(async (trx) => {
        const { owner, kind } = upload;
        await trx.selectFrom("customer").select("id").where("id", "=", owner).forNoKeyUpdate().execute(); // Uploads of one customer are added one after the other.
        const { others } = await trx
          .selectFrom("upload")
          .select(({ fn }) => fn.countAll<number>().as("others"))
          .where("owner", "=", owner)
          .where("kind", "=", kind)
          .executeTakeFirstOrThrow();
        if (others >= most) return "too-many";
        await insertUpload(trx, upload);
        return "added";
      }),
    async withId(id) {
      const row = await db.selectFrom("upload").selectAll().where("id", "=", id).executeTakeFirst();
      return row === undefined ? null : uploadIn(row);
    },
    async remove(owner, id) {
      await db.deleteFrom("upload").where("owner", "=", owner).where("id", "=", id).execute();
    },
    async unknownOf(ids) {
      const { rows } = await sql<{ id: string }>`
        select asked.id from unnest(${ids}::text[]) as asked (id) where not exists (select from upload where upload.id = asked.id)
      `.execute(db);
      return rows.map(({ id }) => fileId(id));
    },
  });

/** Stores an upload as part of the caller's transaction. */
export async function insertUpload(
  trx: Database,
  { id, owner, kind, audience, mediaType, bytes, uploadedAt, placeholder }: Upload,
): Promise<void> {
  await trx
    .insertInto("upload")
    .values({ id, owner, kind, audience, media_type: mediaType, bytes, uploaded_at: new Date(uploadedAt), ...placeholder })
    .execute();
}

export const uploadIn = ({ id, owner, kind, audience, media_type, bytes, uploaded_at, ...place }: Selectable<UploadRow>): Upload => ({
  id: fileId(id),
  owner: customerId(owner),
  kind,
  audience,
  mediaType: media_type,
  bytes,
  uploadedAt: uploaded_at.getTime(),
  ...placeholderIn(place),
});

function placeholderIn({
  width,
  height,
  colours,
}: Pick<Selectable<UploadRow>, "width" | "height" | "colours">): Pick<Upload, "placeholder"> {
  return width === null || height === null || colours === null ? {} : { placeholder: { width, height, colours } };
}
