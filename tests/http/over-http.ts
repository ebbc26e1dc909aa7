import { Container } from "inversify";
import { onTestFinished } from "vitest";
import { catalogueOverHttp } from "#adapters/composition/catalogue.ts";
import { checkoutOverHttp } from "#adapters/composition/checkout.ts";
import { contactOverHttp } from "#adapters/composition/contact.ts";
import { contentOverHttp } from "#adapters/composition/content.ts";
import { couponsOverHttp } from "#adapters/composition/coupons.ts";
import { customerCartOverHttp } from "#adapters/composition/customer-cart.ts";
import { devicesOverHttp } from "#adapters/composition/devices.ts";
import { newsletterOverHttp } from "#adapters/composition/newsletter.ts";
import { ordersOverHttp } from "#adapters/composition/orders.ts";
import { accountOverHttp } from "#adapters/composition/account.ts";
import { fitbookOverHttp } from "#adapters/composition/fitbook.ts";
import { notificationsOverHttp } from "#adapters/composition/notifications.ts";
import { staffOverHttp } from "#adapters/composition/staff.ts";
import { paymentsOverHttp } from "#adapters/composition/payments.ts";
import { shippingOverHttp } from "#adapters/composition/shipping.ts";
import { signInOverHttp } from "#adapters/composition/sign-in.ts";
import { returnPicturesOverHttp } from "#adapters/composition/return-pictures.ts";
import { ownReviewsOverHttp, reviewsOverHttp } from "#adapters/composition/reviews.ts";
import { ticketsOverHttp } from "#adapters/composition/tickets.ts";
import { overHttp } from "#adapters/http-client/over-http.ts";
import { serverOver } from "#adapters/composition/server/application.ts";

/** Every use case as a browser has it: asked over HTTP at `url`, with the bearer token of whoever is signed in there. */
export function clientOf(url: string, bearer: string | null = null): Container {
  const client = new Container();
  const api = { url: `${url}/api`, bearerOf: () => bearer, ended: () => {} };
  const asked = overHttp(api);
  catalogueOverHttp(client, asked);
  checkoutOverHttp(client, asked);
  contactOverHttp(client, asked);
  contentOverHttp(client, asked);
  devicesOverHttp(client, asked);
  newsletterOverHttp(client, asked);
  couponsOverHttp(client, asked);
  customerCartOverHttp(client, asked);
  accountOverHttp(client, asked, api);
  ordersOverHttp(client, asked, api);
  notificationsOverHttp(client, asked, api);
  fitbookOverHttp(client, asked);
  paymentsOverHttp(client, asked);
  shippingOverHttp(client, asked);
  staffOverHttp(client, asked);
  returnPicturesOverHttp(client, asked);
  reviewsOverHttp(client, asked);
  ownReviewsOverHttp(client, asked);
  ticketsOverHttp(client, asked);
  signInOverHttp(client, asked);
  return client;
}

/** A server over these use cases on a free port, for one test. */
export async function servedOver(container: Container): Promise<string> {
  const app = serverOver(container, { pages: null, log: "off" });
  onTestFinished(() => app.close());
  return app.listen({ port: 0 });
}
