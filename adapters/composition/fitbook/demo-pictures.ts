import { fileId } from "#core/files/file-id.ts";
import { GROUP_PICTURE } from "#core/fitbook/groups/group-picture.ts";
import { POST_PICTURE } from "#core/fitbook/post-picture.ts";
import { DEMO_PICTURES, sceneOf } from "#adapters/demo-people/pictures/demo-pictures.ts";
import { shapesOf } from "#adapters/demo-people/pictures/scenes.ts";
import { paintedScene } from "#adapters/pictures/painted-scene.ts";
import type { Files } from "#core/files/files.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/**
 * Paints the pictures of the demo's posts and groups where they are missing: after the first start, and after one that was ended between.
 * Each scene is painted once in a size, however many show it.
 */
export async function keepDemoPictures(db: Database, files: Pick<Files, "read" | "putAs">): Promise<void> {
  const rows = await db.selectFrom("upload").select(["id", "kind"]).where("id", "like", `${DEMO_PICTURES}%`).execute();
  const painted = new Map<string, Uint8Array>();
  for (const row of rows) {
    const id = fileId(row.id);
    const scene = sceneOf(id);
    if (scene === null || (await files.read(id)) !== null) continue;
    const { name, longestSide } = kindOf(row.kind);
    const bytes = painted.get(`${name} ${scene}`) ?? (await paintedScene(shapesOf(scene), longestSide));
    painted.set(`${name} ${scene}`, bytes);
    await files.putAs(id, onePiece(bytes));
    await db.updateTable("upload").set({ bytes: bytes.length }).where("id", "=", id).execute();
  }
}

const kindOf = (name: string) => (name === GROUP_PICTURE.name ? GROUP_PICTURE : POST_PICTURE);

async function* onePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
