import { PAGE_VIEW_PATH } from "#adapters/http-contract/page-views/page-view-path.ts";
import type { CountPageView } from "#core/page-views/count-page-view.use-case.ts";
import type { FastifyRequest } from "fastify";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/**
 * Takes the view of a page, `{"route": "/order/:id"}`, and answers nothing, whatever it was: nobody waits for it. Nothing else of the
 * request is read, and nothing at all where its sender asks not to be tracked. Source: specification/site.md, Page views.
 */
export const pageViewRoute =
  (count: CountPageView): RawRoute =>
  (api) => {
    api.post(PAGE_VIEW_PATH, async (request, reply) => {
      const route = routeIn(request.body);
      if (route !== null && !asksNotToBeTracked(request)) await count(route);
      return reply.code(204).send();
    });
  };

const LONGEST = 200;

function routeIn(body: unknown): string | null {
  const { route }: { route?: unknown } = Object(body);
  return typeof route === "string" && route.length <= LONGEST ? route : null;
}

/** Do-Not-Track (W3C, Tracking Preference Expression) and Global Privacy Control (W3C), as browsers send them with every request. */
const asksNotToBeTracked = ({ headers }: FastifyRequest): boolean => headers["dnt"] === "1" || headers["sec-gpc"] === "1";
