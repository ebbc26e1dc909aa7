import { alertCommands } from "./alerts/commands.ts";
import { assessmentCommands } from "./assessments/commands.ts";
import { cartCommands } from "./cart/commands.ts";
import { catalogueCommands } from "./catalogue/commands.ts";
import { slotsCommands } from "./consultations/commands.ts";
import { landingCommands } from "./content/commands.ts";
import { hospitalCommands } from "./content/hospitals/commands.ts";
import { inboxCommands } from "./contact/commands.ts";
import { accessCommands } from "./consultations/access/access-commands.ts";
import { bookingCommands } from "./consultations/bookings/booking-commands.ts";
import { callCommands } from "./consultations/calls/call-commands.ts";
import { prescriptionCommands } from "./consultations/prescriptions/prescription-commands.ts";
import { registerCommands } from "./consultations/register/register-commands.ts";
import { databaseCommands } from "./database/commands.ts";
import { deviceCommands } from "./devices/commands.ts";
import { doctorCommands } from "./doctor/commands.ts";
import { eventCommands } from "./events/commands.ts";
import { fileCommands } from "./files/commands.ts";
import { fitbookCommands } from "./fitbook/commands.ts";
import { moderationCommands } from "./fitbook/moderation/commands.ts";
import { healthCommands } from "./health/commands.ts";
import { userCommands } from "./identity/commands.ts";
import { settlementCommands } from "./invoices/commands.ts";
import { jobCommands } from "./jobs/commands.ts";
import { labCommands } from "./labs/commands.ts";
import { newsletterCommands } from "./newsletter/commands.ts";
import { orderCommands } from "./orders/commands.ts";
import { pageViewCommands } from "./page-views/commands.ts";
import { planCommands } from "./plans/commands.ts";
import { termsCommands } from "./orders/terms/commands.ts";
import { couponCommands } from "./promotions/commands.ts";
import { quizCommands } from "./quizzes/commands.ts";
import { reviewCommands } from "./reviews/commands.ts";
import { serverCommands } from "./server/commands.ts";
import { pincodeCommands } from "./shipping/commands.ts";
import { staffCommands } from "./staff/commands.ts";
import { ticketCommands } from "./tickets/commands.ts";
import { trackerCommands } from "./trackers/commands.ts";
import type { CliArea } from "./cli-area.ts";

const listed = [
  { name: "prices", areas: [cartCommands, couponCommands, termsCommands] },
  {
    name: "shop",
    areas: [...[catalogueCommands, pincodeCommands, orderCommands, settlementCommands], ...[ticketCommands, reviewCommands, alertCommands]],
  },
  {
    name: "consultations",
    areas: [
      ...[slotsCommands, registerCommands, bookingCommands, callCommands],
      ...[accessCommands, prescriptionCommands, assessmentCommands],
    ],
  },
  { name: "labs-and-plans", areas: [labCommands, planCommands, hospitalCommands] },
  { name: "health", areas: [healthCommands, trackerCommands] },
  { name: "fitbook", areas: [fitbookCommands, moderationCommands] },
  { name: "quizzes-and-events", areas: [quizCommands, eventCommands] },
  { name: "people", areas: [userCommands, staffCommands, inboxCommands, newsletterCommands, landingCommands, pageViewCommands] },
  { name: "server", areas: [serverCommands, doctorCommands, databaseCommands, fileCommands, jobCommands, deviceCommands] },
] as const satisfies readonly { readonly name: Section; readonly areas: readonly CliArea[] }[];

/** The commands of every area, in the order in which the general help tells them, under a heading those that belong together. */
export const sections: readonly { readonly name: Section; readonly areas: readonly CliArea[] }[] = listed;

/** The same, with what each declares. */
export type Areas = (typeof listed)[number]["areas"][number];

export type Section =
  | "prices"
  | "shop"
  | "consultations"
  | "labs-and-plans"
  | "health"
  | "fitbook"
  | "quizzes-and-events"
  | "people"
  | "server";

export const areas: readonly CliArea[] = sections.flatMap((section) => section.areas);
