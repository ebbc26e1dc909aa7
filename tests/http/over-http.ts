import { onTestFinished } from "vitest";
import { makeBrowseCategory } from "#core/catalogue/browse-category.use-case.ts";
import { accountOverHttp } from "#adapters/composition/account/over-http.ts";
import { answeredOverHttp } from "#adapters/composition/answered-over-http.ts";
import { deskOverHttp } from "#adapters/composition/assessments/desk-over-http.ts";
import { assessmentsOverHttp } from "#adapters/composition/assessments/over-http.ts";
import { consultationsOverHttp } from "#adapters/composition/consultations/over-http.ts";
import { customerCartOverHttp } from "#adapters/composition/customer-cart/over-http.ts";
import { fitbookOverHttp } from "#adapters/composition/fitbook/over-http.ts";
import { labsOverHttp } from "#adapters/composition/labs/over-http.ts";
import { bindUseCases } from "#adapters/composition/make.ts";
import { showUserOverHttp } from "#adapters/composition/me/over-http.ts";
import { notificationsOverHttp } from "#adapters/composition/notifications/over-http.ts";
import { ordersOverHttp } from "#adapters/composition/orders/over-http.ts";
import { plansOverHttp } from "#adapters/composition/plans/over-http.ts";
import { quizzesOverHttp } from "#adapters/composition/quizzes/over-http.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { SmallContainer } from "#adapters/composition/small-container.ts";
import { trackersOverHttp } from "#adapters/composition/trackers/over-http.ts";
import { wishlistOverHttp } from "#adapters/composition/wishlist/over-http.ts";
import { overHttp } from "#adapters/http-client/over-http.ts";
import type { Container as Inversify } from "inversify";
import type { Container } from "#adapters/composition/container.ts";
import type { Door } from "#tests/in-process.ts";

/** Every use case as a browser has it: asked over HTTP at `url`, with the bearer token of whoever is signed in there. */
export function clientOf(url: string, bearer: string | null = null): Container {
  const api = { url: `${url}/api`, bearerOf: () => bearer, ended: () => {}, hasLeft: () => false };
  const http = overHttp(api);
  const client: SmallContainer = new SmallContainer(answeredOverHttp(http, async () => client));
  showUserOverHttp(client, http);
  bindUseCases(client, { makeBrowseCategory });
  for (const bind of WITHOUT_ENDPOINT) bind(client, api);
  return client;
}

const WITHOUT_ENDPOINT = [
  accountOverHttp,
  assessmentsOverHttp,
  consultationsOverHttp,
  customerCartOverHttp,
  deskOverHttp,
  fitbookOverHttp,
  labsOverHttp,
  notificationsOverHttp,
  ordersOverHttp,
  plansOverHttp,
  quizzesOverHttp,
  trackersOverHttp,
  wishlistOverHttp,
];

/** A server over these use cases on a free port, for one test. */
export async function servedOver(container: Inversify, log: "off" | "info" = "off"): Promise<string> {
  const app = serverOver(container, { pages: null, log, monitoring: { ready: async () => null, gauges: [], metricsToken: null } });
  onTestFinished(() => app.close());
  return app.listen({ port: 0 });
}

/** What is tried in the process is tried over HTTP as well. */
export const overTheWire: Door = async (container) => {
  const url = await servedOver(container);
  return { url, clientOf: (bearer) => clientOf(url, bearer) };
};
