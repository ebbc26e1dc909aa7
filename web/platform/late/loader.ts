import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { messageOf } from "#core/shared/unexpected-answer.ts";
import { tooManyRequests } from "#web/platform/requests/too-many-requests.ts";

/**
 * A route's loader from a use case. An outage becomes a 503 of the page, and of its address when the server renders it; asking too often a
 * 429.
 */
export const loader =
  <Data>(load: () => Promise<Data>) =>
  () =>
    load().catch((error: unknown) => {
      if (!(error instanceof PortUnavailable)) throw error;
      const said = messageOf(error);
      throw said?.code === 429 ? tooManyRequests(said.wait) : new Response(null, { status: 503 });
    });
