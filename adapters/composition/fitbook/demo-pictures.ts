import { fileId } from "#core/files/file-id.ts";
import { GROUP_PICTURE } from "#core/fitbook/groups/group-picture.ts";
import { POST_PICTURE } from "#core/fitbook/pictures/post-picture.ts";
import { DEMO_PICTURES, sceneOf } from "#adapters/demo-people/pictures/demo-pictures.ts";
import { drawingOf } from "#adapters/demo-people/pictures/scenes.ts";
import { sharpPainter } from "#adapters/pictures/sharp-painter.ts";
import { sharpPictures } from "#adapters/pictures/sharp-pictures.ts";
import type { Files } from "#core/files/files.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Paints the pictures of the demo's posts and groups where they are missing: after the first start, and after one that was ended between. */
export async function keepDemoPictures(db: Database, files: Pick<Files, "read" | "putAs">): Promise<void> {
  const rows = await db.selectFrom("upload").select(["id", "kind"]).where("id", "like", `${DEMO_PICTURES}%`).execute();
  const [painter, pictures] = [sharpPainter(async () => withoutLetters), sharpPictures()];
  for (const row of rows) {
    const id = fileId(row.id);
    const scene = sceneOf(id);
    if (scene === null || (await files.read(id)) !== null) continue;
    const drawn = await pictures.redrawn(await painter.painted(drawingOf(scene)), kindOf(row.kind).longestSide);
    if (drawn === null) throw new TypeError(`the scene ${scene} can't be painted`);
    await files.putAs(id, onePiece(drawn.bytes));
    await db.updateTable("upload").set({ bytes: drawn.bytes.length }).where("id", "=", id).execute();
  }
}

const kindOf = (name: string) => (name === GROUP_PICTURE.name ? GROUP_PICTURE : POST_PICTURE);

/** No text stands in these drawings. */
const withoutLetters = () => ({ path: "", width: 0 });

async function* onePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
