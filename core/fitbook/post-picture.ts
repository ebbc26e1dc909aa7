import type { FileId } from "../files/file-id.ts";
import type { Placeholder } from "../files/placeholder.ts";
import type { Upload, UploadKind } from "../files/upload.ts";

/** Its owner alone has it by its address; others ask for it through its post. */
export const POST_PICTURE: UploadKind = { name: "fitbook-picture", audience: "owner", most: 2_000, longestSide: 1_600 };

/** Source: specification/fitbook.md, Posts. */
export const MOST_POST_PICTURES = 4;

/** In code points: of what a picture shows, for whoever does not see it. */
export const LONGEST_PICTURE_TEXT = 300;

/** `text`: what it shows, in its author's words; empty: nothing is said. */
export type WrittenPicture = { readonly file: FileId; readonly text: string };

/** A picture of a post, with what keeps its place until it comes. */
export type PostPicture = WrittenPicture & { readonly place: Placeholder };

/** The pictures that a writer chose among their own; null: one can't stand in a post, or stands there twice. */
export function chosenPictures(
  written: readonly WrittenPicture[],
  own: ReadonlyMap<FileId, Pick<Upload, "kind" | "placeholder">>,
): readonly PostPicture[] | null {
  const pictures = written.flatMap(({ file, text }): readonly PostPicture[] => {
    const upload = own.get(file);
    return upload?.kind === POST_PICTURE.name && upload.placeholder !== undefined ? [{ file, text, place: upload.placeholder }] : [];
  });
  const isEach = pictures.length === written.length && new Set(pictures.map(({ file }) => file)).size === pictures.length;
  return isEach ? pictures : null;
}

/** Whether both are the same pictures, in the same order and with the same words. */
export const arePicturesAlike = (some: readonly WrittenPicture[], others: readonly WrittenPicture[]): boolean =>
  some.length === others.length && some.every(({ file, text }, nth) => others[nth]?.file === file && others[nth].text === text);
