import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { bytesOf, fetchAsCustomer } from "./fetch-as-customer.ts";
import type { ReadPostPicture } from "#core/fitbook/pictures/read-post-picture.use-case.ts";
import type { Api } from "./over-http.ts";

const A_PICTURE = "a picture of a post";

/** Asks the server for a picture of a post, anew each time. */
export const readPostPictureOverHttp =
  (api: Api): ReadPostPicture =>
  async (customer, { post, picture }) => {
    const at = async () => {
      const { POST_PICTURE_FILE } = await import("#adapters/http-contract/fitbook/post-picture.ts"); // Loaded by the first call.
      return `${POST_PICTURE_FILE}?${new URLSearchParams({ post_id: post, picture_id: picture })}`;
    };
    const response = await fetchAsCustomer(api, { customer, of: A_PICTURE, at, body: null });
    if (response.status === 404) return refused({ kind: "unknown-post" });
    if (!response.ok) throw new PortUnavailable(A_PICTURE, response.status);
    return ok({ mediaType: "image/webp", bytes: await bytesOf(api, { customer, of: A_PICTURE }, response) });
  };
