import { accountOverHttp } from "#adapters/composition/account/over-http.ts";
import { contactOverHttp } from "#adapters/composition/contact/over-http.ts";
import { contentOverHttp } from "#adapters/composition/content/over-http.ts";
import { customerCartOverHttp } from "#adapters/composition/customer-cart/over-http.ts";
import { devicesOverHttp } from "#adapters/composition/devices/over-http.ts";
import { fitbookOverHttp } from "#adapters/composition/fitbook/over-http.ts";
import { newsletterOverHttp } from "#adapters/composition/newsletter/over-http.ts";
import { notificationsOverHttp } from "#adapters/composition/notifications/over-http.ts";
import { ordersOverHttp } from "#adapters/composition/orders/over-http.ts";
import { paymentsOverHttp } from "#adapters/composition/payments/over-http.ts";
import { ownReviewsOverHttp } from "#adapters/composition/reviews/over-http.ts";
import { signInOverHttp } from "#adapters/composition/sign-in/over-http.ts";
import { meOverHttp } from "#adapters/composition/me/over-http.ts";
import { ticketsOverHttp } from "#adapters/composition/tickets/over-http.ts";
import { customerStores } from "#web/features/me/composition.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { Api, OverHttp } from "#adapters/http-client/over-http.ts";

/** What a window needs once somebody does more than look round: it is no part of the first view. */
export function customersOverHttp(container: Container, http: OverHttp, api: Api): void {
  signInOverHttp(container, http);
  meOverHttp(container, http);
  accountOverHttp(container, http, api);
  ordersOverHttp(container, http, api);
  ticketsOverHttp(container, http);
  ownReviewsOverHttp(container, http);
  paymentsOverHttp(container, http);
  customerCartOverHttp(container, http);
  notificationsOverHttp(container, http, api);
  fitbookOverHttp(container, http);
  devicesOverHttp(container, http);
  contentOverHttp(container, http);
  contactOverHttp(container, http);
  newsletterOverHttp(container, http);
  customerStores(container);
}
