import { Container } from "inversify";
import { onTestFinished } from "vitest";
import { catalogueOverHttp } from "#adapters/composition/catalogue/use-cases.ts";
import { checkoutOverHttp } from "#adapters/composition/orders/checkout.ts";
import { contactOverHttp } from "#adapters/composition/contact/use-cases.ts";
import { contentOverHttp } from "#adapters/composition/content/use-cases.ts";
import { couponsOverHttp } from "#adapters/composition/coupons/use-cases.ts";
import { customerCartOverHttp } from "#adapters/composition/customer-cart/use-cases.ts";
import { devicesOverHttp } from "#adapters/composition/devices/use-cases.ts";
import { newsletterOverHttp } from "#adapters/composition/newsletter/use-cases.ts";
import { ordersOverHttp } from "#adapters/composition/orders/use-cases.ts";
import { accountOverHttp } from "#adapters/composition/account/use-cases.ts";
import { fitbookOverHttp } from "#adapters/composition/fitbook/use-cases.ts";
import { notificationsOverHttp } from "#adapters/composition/notifications/use-cases.ts";
import { staffOverHttp } from "#adapters/composition/staff/use-cases.ts";
import { paymentsOverHttp } from "#adapters/composition/payments/use-cases.ts";
import { shippingOverHttp } from "#adapters/composition/shipping/use-cases.ts";
import { signInOverHttp } from "#adapters/composition/sign-in/use-cases.ts";
import { returnPicturesOverHttp } from "#adapters/composition/orders/return-pictures.ts";
import { ownReviewsOverHttp, reviewsOverHttp } from "#adapters/composition/reviews/use-cases.ts";
import { ticketsOverHttp } from "#adapters/composition/tickets/use-cases.ts";
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
