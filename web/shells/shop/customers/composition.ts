import { accountOverHttp } from "#adapters/composition/account.ts";
import { checkoutOverHttp } from "#adapters/composition/checkout.ts";
import { contactOverHttp } from "#adapters/composition/contact.ts";
import { contentOverHttp } from "#adapters/composition/content.ts";
import { customerCartOverHttp } from "#adapters/composition/customer-cart.ts";
import { devicesOverHttp } from "#adapters/composition/devices.ts";
import { fitbookOverHttp } from "#adapters/composition/fitbook.ts";
import { newsletterOverHttp } from "#adapters/composition/newsletter.ts";
import { notificationsOverHttp } from "#adapters/composition/notifications.ts";
import { ordersOverHttp } from "#adapters/composition/orders.ts";
import { returnPicturesOverHttp } from "#adapters/composition/return-pictures.ts";
import { paymentsOverHttp } from "#adapters/composition/payments.ts";
import { ownReviewsOverHttp } from "#adapters/composition/reviews.ts";
import { signInOverHttp } from "#adapters/composition/sign-in.ts";
import { ticketsOverHttp } from "#adapters/composition/tickets.ts";
import { customerStores } from "#web/features/me/composition.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { Api, OverHttp } from "#adapters/http-client/over-http.ts";

/** What a window needs once somebody does more than look round: it is no part of the first view. */
export function customersOverHttp(container: Container, http: OverHttp, api: Api): void {
  signInOverHttp(container, http);
  accountOverHttp(container, http, api);
  ordersOverHttp(container, http, api);
  returnPicturesOverHttp(container, http);
  ticketsOverHttp(container, http);
  ownReviewsOverHttp(container, http);
  paymentsOverHttp(container, http);
  customerCartOverHttp(container, http);
  checkoutOverHttp(container, http);
  notificationsOverHttp(container, http, api);
  fitbookOverHttp(container, http);
  devicesOverHttp(container, http);
  contentOverHttp(container, http);
  contactOverHttp(container, http);
  newsletterOverHttp(container, http);
  customerStores(container);
}
