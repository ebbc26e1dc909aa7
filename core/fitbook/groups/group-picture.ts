import type { FileId } from "../../files/file-id.ts";
import type { Upload, UploadKind } from "../../files/upload.ts";

/** Its owner alone has it by its address; others ask for it through its group. */
export const GROUP_PICTURE: UploadKind = { name: "fitbook-group-picture", audience: "owner", most: 200, longestSide: 512 };

/** Left out: the picture stays as it is; null: there is none from now on. */
export type ChosenPicture = { readonly picture?: FileId | null | undefined };

/** The picture of a group after a choice; "unknown-picture": whoever chose it has not sent it for a group. */
export function pictureAfter(
  before: FileId | null,
  chosen: FileId | null | undefined,
  own: Pick<Upload, "kind"> | null,
): { readonly picture: FileId | null } | "unknown-picture" {
  if (chosen === undefined || chosen === before) return { picture: before };
  return chosen === null || own?.kind === GROUP_PICTURE.name ? { picture: chosen } : "unknown-picture";
}
