import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { bytesOf, fetchAsCustomer } from "./fetch-as-customer.ts";
import type { ReadPersonPicture } from "#core/fitbook/people/read-person-picture.use-case.ts";
import type { Api } from "./over-http.ts";

const A_PICTURE = "a picture of a person";

/** Asks the server for a picture of a person, anew each time. */
export const readPersonPictureOverHttp =
  (api: Api): ReadPersonPicture =>
  async (customer, person) => {
    const at = async () => {
      const { PERSON_PICTURE_FILE } = await import("#adapters/http-contract/fitbook/person-picture.ts"); // Loaded by the first call.
      return `${PERSON_PICTURE_FILE}?${new URLSearchParams({ user_id: person })}`;
    };
    const response = await fetchAsCustomer(api, { customer, of: A_PICTURE, at, body: null });
    if (response.status === 404) return refused({ kind: "unknown-user" });
    if (!response.ok) throw new PortUnavailable(A_PICTURE, response.status);
    return ok({ mediaType: "image/webp", bytes: await bytesOf(api, { customer, of: A_PICTURE }, response) });
  };
