import * as z from "zod/mini";
import { LONGEST_PICTURE_TEXT, MOST_POST_PICTURES } from "#core/fitbook/post-picture.ts";
import { postId } from "#core/fitbook/post-id.ts";
import { postTextIn } from "#core/fitbook/post-text.ts";
import { fields } from "#adapters/http-contract/endpoint.ts";
import { idOf, uploadedFile, text } from "#adapters/http-contract/scalars.ts";
import type { RequestedPicture } from "#core/fitbook/pictures/read-post-picture.use-case.ts";
import type { PostPicture, WrittenPicture } from "#core/fitbook/post-picture.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

/** Where a picture of a post comes: no endpoint, since it answers in no envelope. */
export const POST_PICTURE_FILE = "/fitbook/picture";

export const requestedPicture: Shape<RequestedPicture> = fields({
  post: ["post_id", idOf(postId)],
  picture: ["picture_id", uploadedFile],
});

/** The picture that a query asks for; null: it asks for none. */
export function requestedPictureIn(query: unknown): RequestedPicture | null {
  const read = z.safeParse(requestedPicture, query);
  return read.success ? read.data : null;
}

const shownText = text(
  (given) => (given.trim() === "" ? "" : postTextIn(given, LONGEST_PICTURE_TEXT)),
  `a text of at most ${LONGEST_PICTURE_TEXT} characters`,
);

/** Pictures that were sent before, in the order in which they stand. */
export const writtenPictures: Shape<readonly WrittenPicture[]> = z
  .array(fields({ file: ["_id", uploadedFile], text: shownText }))
  .check(z.maxLength(MOST_POST_PICTURES));

const side = z.int().check(z.minimum(1));

export const postPictures: Shape<readonly PostPicture[]> = z.array(
  fields({
    file: ["_id", uploadedFile],
    text: z.string(),
    place: fields({ width: side, height: side, colours: z.string() }),
  }),
);
