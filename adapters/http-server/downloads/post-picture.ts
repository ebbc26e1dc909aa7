import { requestedPictureIn, POST_PICTURE_FILE } from "#adapters/http-contract/fitbook/post-picture.ts";
import { fileDownload, notFound, picture } from "./file-download.ts";
import type { ReadPostPicture } from "#core/fitbook/pictures/read-post-picture.use-case.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/** A picture of a post, for whoever sees the post now. What they do not see is answered in the same bytes as what does not exist. */
export const postPicture = (read: ReadPostPicture): RawRoute =>
  fileDownload({
    at: POST_PICTURE_FILE,
    in: "query",
    askedIn: requestedPictureIn,
    read,
    fileOf: picture,
    refusalOf: () => notFound("This isn't available."),
  });
