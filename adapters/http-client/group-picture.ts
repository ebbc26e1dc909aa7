import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { bytesOf, fetchAsCustomer } from "./fetch-as-customer.ts";
import type { ReadGroupPicture } from "#core/fitbook/groups/read-group-picture.use-case.ts";
import type { Api } from "./over-http.ts";

const A_PICTURE = "the picture of a group";

/** Asks the server for the picture of a group, anew each time. */
export const readGroupPictureOverHttp =
  (api: Api): ReadGroupPicture =>
  async (customer, of) => {
    const at = async () => {
      const { GROUP_PICTURE_FILE } = await import("#adapters/http-contract/fitbook/group-picture.ts"); // Loaded by the first call.
      return "link" in of ? GROUP_PICTURE_FILE : `${GROUP_PICTURE_FILE}?${new URLSearchParams({ group_id: of.group })}`;
    };
    const response = await fetchAsCustomer(api, { customer, of: A_PICTURE, at, body: "link" in of ? { token: of.link } : null });
    if (response.status === 404) return refused({ kind: "unknown-group" });
    if (!response.ok) throw new PortUnavailable(A_PICTURE, response.status);
    return ok({ mediaType: "image/webp", bytes: await bytesOf(api, { customer, of: A_PICTURE }, response) });
  };
