import { accountArea } from "#adapters/composition/account/server.ts";
import { alertsArea } from "#adapters/composition/alerts/server.ts";
import { assessmentsArea } from "#adapters/composition/assessments/server.ts";
import { cartArea } from "#adapters/composition/cart/server.ts";
import { catalogueArea } from "#adapters/composition/catalogue/server.ts";
import { consultationsArea } from "#adapters/composition/consultations/server.ts";
import { contactArea } from "#adapters/composition/contact/server.ts";
import { contentArea } from "#adapters/composition/content/server.ts";
import { couponsArea } from "#adapters/composition/coupons/server.ts";
import { customerCartArea } from "#adapters/composition/customer-cart/server.ts";
import { devicesArea } from "#adapters/composition/devices/server.ts";
import { eventsArea } from "#adapters/composition/events/server.ts";
import { filesArea } from "#adapters/composition/files/server.ts";
import { fitbookArea } from "#adapters/composition/fitbook/server.ts";
import { healthArea } from "#adapters/composition/health/server.ts";
import { identityArea } from "#adapters/composition/identity/server.ts";
import { invoicesArea } from "#adapters/composition/invoices/server.ts";
import { jobsArea } from "#adapters/composition/jobs/server.ts";
import { labsArea } from "#adapters/composition/labs/server.ts";
import { plansArea } from "#adapters/composition/plans/server.ts";
import { meArea } from "#adapters/composition/me/server.ts";
import { newsletterArea } from "#adapters/composition/newsletter/server.ts";
import { notificationsArea } from "#adapters/composition/notifications/server.ts";
import { orderNewsArea } from "#adapters/composition/order-news/server.ts";
import { ordersArea } from "#adapters/composition/orders/server.ts";
import { pageViewsArea } from "#adapters/composition/page-views/server.ts";
import { paymentsArea } from "#adapters/composition/payments/server.ts";
import { pointsArea } from "#adapters/composition/points/server.ts";
import { promotionsArea } from "#adapters/composition/promotions/server.ts";
import { quizzesArea } from "#adapters/composition/quizzes/server.ts";
import { reviewsArea } from "#adapters/composition/reviews/server.ts";
import { searchArea } from "#adapters/composition/search/server.ts";
import { sharedArea } from "#adapters/composition/shared/server.ts";
import { shippingArea } from "#adapters/composition/shipping/server.ts";
import { signInArea } from "#adapters/composition/sign-in/server.ts";
import { staffArea } from "#adapters/composition/staff/server.ts";
import { ticketsArea } from "#adapters/composition/tickets/server.ts";
import { trackersArea } from "#adapters/composition/trackers/server.ts";
import { wishlistArea } from "#adapters/composition/wishlist/server.ts";
import type { ShellName } from "./shells.ts";
import type { DatabaseWords } from "./database.ts";
import type { ServerArea } from "./server-area.ts";

const listed = [
  accountArea,
  alertsArea,
  assessmentsArea,
  cartArea,
  catalogueArea,
  consultationsArea,
  contactArea,
  contentArea,
  couponsArea,
  customerCartArea,
  devicesArea,
  eventsArea,
  filesArea,
  fitbookArea,
  healthArea,
  identityArea,
  invoicesArea,
  jobsArea,
  labsArea,
  plansArea,
  meArea,
  newsletterArea,
  notificationsArea,
  orderNewsArea,
  ordersArea,
  pageViewsArea,
  paymentsArea,
  pointsArea,
  promotionsArea,
  quizzesArea,
  reviewsArea,
  searchArea,
  sharedArea,
  shippingArea,
  signInArea,
  staffArea,
  ticketsArea,
  trackersArea,
  wishlistArea,
] as const satisfies readonly ServerArea<never>[];

/** Every area of the server. Whatever concerns all areas loops over this list. */
export const areas: readonly ServerArea<ServerWords>[] = listed;

/** The same, with what each declares. */
export type Areas = typeof listed;

/**
 * What the server says to people outside its pages: all that its areas are worded with, and what each site is called. Links lead to `site`
 * ("https://niramaya.example"), or to the site that `siteOf` names.
 */
export type ServerWords = DatabaseWords & Together<WordsOf<Areas[number]>> & { readonly siteNames: Readonly<Record<ShellName, string>> };

type WordsOf<Area> = Area extends { ports: (container: never, parts: infer Parts) => unknown }
  ? Parts extends { words: infer Words }
    ? (words: Words) => void
    : never
  : never;

/** All of what each function of a union is given. */
export type Together<EachTaken> = [EachTaken] extends [(words: infer All) => void] ? All : never;
