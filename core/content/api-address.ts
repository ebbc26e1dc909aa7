import { token } from "../shared/token.ts";

/** Where the API is that the windows of the site's pages call, as an origin without a slash at its end; null: where the page itself is. */
export type ApiAddress = string | null;
export const ApiAddress = token<ApiAddress>("ApiAddress");
