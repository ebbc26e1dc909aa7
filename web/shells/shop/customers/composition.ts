import { accountOverHttp } from "#adapters/composition/account/use-cases.ts";
import { checkoutOverHttp } from "#adapters/composition/orders/checkout.ts";
import { contactOverHttp } from "#adapters/composition/contact/use-cases.ts";
import { contentOverHttp } from "#adapters/composition/content/use-cases.ts";
import { customerCartOverHttp } from "#adapters/composition/customer-cart/use-cases.ts";
import { devicesOverHttp } from "#adapters/composition/devices/use-cases.ts";
import { fitbookOverHttp } from "#adapters/composition/fitbook/use-cases.ts";
import { newsletterOverHttp } from "#adapters/composition/newsletter/use-cases.ts";
import { notificationsOverHttp } from "#adapters/composition/notifications/use-cases.ts";
import { ordersOverHttp } from "#adapters/composition/orders/use-cases.ts";
import { returnPicturesOverHttp } from "#adapters/composition/orders/return-pictures.ts";
import { paymentsOverHttp } from "#adapters/composition/payments/use-cases.ts";
import { ownReviewsOverHttp } from "#adapters/composition/reviews/use-cases.ts";
import { signInOverHttp } from "#adapters/composition/sign-in/use-cases.ts";
import { ticketsOverHttp } from "#adapters/composition/tickets/use-cases.ts";
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
