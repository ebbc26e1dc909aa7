import { GROUP_PICTURE_FILE, requestedGroupIn, requestedLinkIn } from "#adapters/http-contract/fitbook/group-picture.ts";
import { fileDownload, notFound, picture } from "./file-download.ts";
import type { ReadGroupPicture } from "#core/fitbook/groups/read-group-picture.use-case.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/**
 * The picture of a group, for whoever sees the group or its card now. One that they do not see is answered in the same bytes as one that
 * does not exist.
 */
export const groupPicture = (read: ReadGroupPicture): RawRoute => {
  const download = { at: GROUP_PICTURE_FILE, read, fileOf: picture, refusalOf: () => notFound("This isn't available.") };
  const byGroup = fileDownload({ ...download, in: "query", askedIn: requestedGroupIn });
  const byLink = fileDownload({ ...download, in: "body", askedIn: requestedLinkIn });
  return (api, whoAsks) => {
    byGroup(api, whoAsks);
    byLink(api, whoAsks);
  };
};
