import { fileId } from "#core/files/file-id.ts";
import { placeholderOf, SCENES } from "./scenes.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { PostPicture } from "#core/fitbook/post-picture.ts";
import type { PostId } from "#core/fitbook/post-id.ts";
import type { SceneName } from "./scenes.ts";

/** What the ids of all pictures of the demo begin with. */
export const DEMO_PICTURES = "demo-picture-";

/** A picture of a demo's post. `text` null: what the scene shows, in English. */
export const demoPicture = (post: PostId, scene: SceneName, text: string | null): PostPicture => ({
  file: fileId(`${DEMO_PICTURES}${scene}-${post}`),
  text: text ?? SCENES[scene].shows,
  place: placeholderOf(scene),
});

/** The picture of a demo's group. */
export const demoGroupPicture = (group: GroupId, scene: SceneName) => ({
  group,
  file: fileId(`${DEMO_PICTURES}${scene}-${group}`),
  place: placeholderOf(scene),
});

/** Which scene a file of the demo shows; null: it is none of the demo's pictures. */
export function sceneOf(file: FileId): SceneName | null {
  const name = file.startsWith(DEMO_PICTURES) ? file.slice(DEMO_PICTURES.length).split("-")[0] : undefined;
  return Object.keys(SCENES).find((scene): scene is SceneName => scene === name) ?? null;
}
