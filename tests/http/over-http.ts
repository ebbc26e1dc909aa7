import { Container } from "inversify";
import { onTestFinished } from "vitest";
import { alertsOverHttp } from "#adapters/composition/alerts/over-http.ts";
import { assessmentsOverHttp } from "#adapters/composition/assessments/over-http.ts";
import { catalogueOverHttp } from "#adapters/composition/catalogue/over-http.ts";
import { consultationsOverHttp } from "#adapters/composition/consultations/over-http.ts";
import { contactOverHttp } from "#adapters/composition/contact/over-http.ts";
import { contentOverHttp } from "#adapters/composition/content/over-http.ts";
import { couponsOverHttp } from "#adapters/composition/coupons/over-http.ts";
import { customerCartOverHttp } from "#adapters/composition/customer-cart/over-http.ts";
import { devicesOverHttp } from "#adapters/composition/devices/over-http.ts";
import { pushOverHttp } from "#adapters/composition/devices/push-over-http.ts";
import { newsletterOverHttp } from "#adapters/composition/newsletter/over-http.ts";
import { ordersOverHttp } from "#adapters/composition/orders/over-http.ts";
import { accountOverHttp } from "#adapters/composition/account/over-http.ts";
import { fitbookOverHttp } from "#adapters/composition/fitbook/over-http.ts";
import { healthOverHttp } from "#adapters/composition/health/over-http.ts";
import { labsOverHttp } from "#adapters/composition/labs/over-http.ts";
import { plansOverHttp } from "#adapters/composition/plans/over-http.ts";
import { notificationsOverHttp } from "#adapters/composition/notifications/over-http.ts";
import { staffOverHttp } from "#adapters/composition/staff/over-http.ts";
import { paymentsOverHttp } from "#adapters/composition/payments/over-http.ts";
import { shippingOverHttp } from "#adapters/composition/shipping/over-http.ts";
import { signInOverHttp } from "#adapters/composition/sign-in/over-http.ts";
import { eventsOverHttp } from "#adapters/composition/events/over-http.ts";
import { quizzesOverHttp } from "#adapters/composition/quizzes/over-http.ts";
import { meOverHttp } from "#adapters/composition/me/over-http.ts";
import { ownReviewsOverHttp, reviewsOverHttp } from "#adapters/composition/reviews/over-http.ts";
import { ticketsOverHttp } from "#adapters/composition/tickets/over-http.ts";
import { trackerGoalsOverHttp } from "#adapters/composition/trackers/goals-over-http.ts";
import { myEntriesOverHttp } from "#adapters/composition/trackers/mine-over-http.ts";
import { mindOverHttp } from "#adapters/composition/trackers/mind-over-http.ts";
import { trackerResultsOverHttp } from "#adapters/composition/trackers/results-over-http.ts";
import { trackerSearchOverHttp } from "#adapters/composition/trackers/search-over-http.ts";
import { trackersOverHttp } from "#adapters/composition/trackers/over-http.ts";
import { dailyTrackersOverHttp } from "#adapters/composition/trackers/daily-over-http.ts";
import { overHttp } from "#adapters/http-client/over-http.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";

/** Every use case as a browser has it: asked over HTTP at `url`, with the bearer token of whoever is signed in there. */
export function clientOf(url: string, bearer: string | null = null): Container {
  const client = new Container();
  const api = { url: `${url}/api`, bearerOf: () => bearer, ended: () => {}, hasLeft: () => false };
  const asked = overHttp(api);
  alertsOverHttp(client, asked);
  assessmentsOverHttp(client, asked, api);
  catalogueOverHttp(client, asked);
  consultationsOverHttp(client, asked, api);
  contactOverHttp(client, asked);
  contentOverHttp(client, asked);
  devicesOverHttp(client, asked);
  pushOverHttp(client, asked);
  newsletterOverHttp(client, asked);
  couponsOverHttp(client, asked);
  customerCartOverHttp(client, asked);
  accountOverHttp(client, asked, api);
  ordersOverHttp(client, asked, api);
  notificationsOverHttp(client, asked, api);
  fitbookOverHttp(client, asked, api);
  healthOverHttp(client, asked);
  labsOverHttp(client, asked, api);
  plansOverHttp(client, asked);
  paymentsOverHttp(client, asked);
  shippingOverHttp(client, asked);
  staffOverHttp(client, asked);
  eventsOverHttp(client, asked);
  quizzesOverHttp(client, asked, api);
  reviewsOverHttp(client, asked);
  ownReviewsOverHttp(client, asked);
  ticketsOverHttp(client, asked);
  trackersOverHttp(client, asked);
  dailyTrackersOverHttp(client, asked);
  trackerGoalsOverHttp(client, asked);
  mindOverHttp(client, asked);
  trackerResultsOverHttp(client, asked);
  trackerSearchOverHttp(client, asked);
  myEntriesOverHttp(client, asked, api);
  signInOverHttp(client, asked);
  meOverHttp(client, asked);
  return client;
}

/** A server over these use cases on a free port, for one test. */
export async function servedOver(container: Container): Promise<string> {
  const app = serverOver(container, { pages: null, log: "off" });
  onTestFinished(() => app.close());
  return app.listen({ port: 0 });
}
