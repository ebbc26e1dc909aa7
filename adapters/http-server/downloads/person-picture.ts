import { PERSON_PICTURE_FILE, requestedPersonIn } from "#adapters/http-contract/fitbook/person-picture.ts";
import { fileDownload, notFound, picture } from "./file-download.ts";
import type { ReadPersonPicture } from "#core/fitbook/people/read-person-picture.use-case.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/**
 * A picture of a person, for whoever sees them now. Somebody whom they do not see is answered in the same bytes as somebody who does not
 * exist.
 */
export const personPicture = (read: ReadPersonPicture): RawRoute =>
  fileDownload({
    at: PERSON_PICTURE_FILE,
    in: "query",
    askedIn: requestedPersonIn,
    read,
    fileOf: picture,
    refusalOf: () => notFound("This isn't available."),
  });
