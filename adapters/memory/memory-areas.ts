import { accountInMemory } from "./account/ports.ts";
import { alertsInMemory } from "./alerts/ports.ts";
import { assessmentsInMemory } from "./assessments/ports.ts";
import { catalogueInMemory } from "./catalogue/ports.ts";
import { consultationsInMemory } from "./consultations/ports.ts";
import { contactInMemory } from "./contact/ports.ts";
import { contentInMemory } from "./content/ports.ts";
import { couponsInMemory } from "./coupons/ports.ts";
import { customerCartInMemory } from "./customer-cart/ports.ts";
import { devicesInMemory } from "./devices/ports.ts";
import { eventsInMemory } from "./events/ports.ts";
import { filesInMemory } from "./files/ports.ts";
import { fitbookInMemory } from "./fitbook/ports.ts";
import { identityInMemory } from "./identity/ports.ts";
import { labsInMemory } from "./labs/ports.ts";
import { plansInMemory } from "./plans/ports.ts";
import { newsletterInMemory } from "./newsletter/ports.ts";
import { notificationsInMemory } from "./notifications/ports.ts";
import { ordersInMemory } from "./orders/ports.ts";
import { pageViewsInMemory } from "./page-views/ports.ts";
import { paymentsInMemory } from "./payments/ports.ts";
import { pointsInMemory } from "./points/ports.ts";
import { promotionsInMemory } from "./promotions/ports.ts";
import { quizzesInMemory } from "./quizzes/ports.ts";
import { reviewsInMemory } from "./reviews/ports.ts";
import { sharedInMemory } from "./shared/ports.ts";
import { shippingInMemory } from "./shipping/ports.ts";
import { signInInMemory } from "./sign-in/ports.ts";
import { staffInMemory } from "./staff/ports.ts";
import { ticketsInMemory } from "./tickets/ports.ts";
import { trackersInMemory } from "./trackers/ports.ts";
import { wishlistInMemory } from "./wishlist/ports.ts";
import type { MemoryArea } from "./memory-area.ts";

/** Every area that has ports in memory. */
export const memoryAreas: readonly MemoryArea[] = [
  accountInMemory,
  alertsInMemory,
  assessmentsInMemory,
  catalogueInMemory,
  consultationsInMemory,
  contactInMemory,
  contentInMemory,
  couponsInMemory,
  customerCartInMemory,
  devicesInMemory,
  eventsInMemory,
  filesInMemory,
  fitbookInMemory,
  identityInMemory,
  labsInMemory,
  plansInMemory,
  newsletterInMemory,
  notificationsInMemory,
  ordersInMemory,
  pageViewsInMemory,
  paymentsInMemory,
  pointsInMemory,
  promotionsInMemory,
  quizzesInMemory,
  reviewsInMemory,
  sharedInMemory,
  shippingInMemory,
  signInInMemory,
  staffInMemory,
  ticketsInMemory,
  trackersInMemory,
  wishlistInMemory,
];
