import { checkInformation } from "#cli/catalogue/information-findings.ts";
import { checkPictures } from "#cli/catalogue/picture-findings.ts";
import { checkBookings } from "#cli/consultations/booking-findings.ts";
import { checkFitbook } from "#cli/fitbook/fitbook-findings.ts";
import { checkEvents } from "#cli/events/event-findings.ts";
import { checkJobs } from "#cli/jobs/job-findings.ts";
import { checkLabs } from "#cli/labs/lab-findings.ts";
import { checkOrders, checkRefunds } from "#cli/orders/order-findings.ts";
import { checkSubscriptions } from "#cli/plans/subscription-findings.ts";
import { checkTickets } from "#cli/tickets/ticket-findings.ts";
import { checkTrackers } from "#cli/trackers/tracker-findings.ts";
import type { Check } from "./check.ts";

/** What the doctor looks at in each area, in the order in which it is told. */
export const checks: readonly Check[] = [
  checkJobs,
  checkTickets,
  checkRefunds,
  checkPictures,
  checkInformation,
  checkOrders,
  checkBookings,
  checkLabs,
  checkSubscriptions,
  checkEvents,
  checkTrackers,
  checkFitbook,
];
