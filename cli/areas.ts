import { alertCommands } from "./alerts/commands.ts";
import { assessmentCommands } from "./assessments/commands.ts";
import { cartCommands } from "./cart/commands.ts";
import { catalogueCommands } from "./catalogue/commands.ts";
import { slotsCommands } from "./consultations/commands.ts";
import { landingCommands } from "./content/commands.ts";
import { hospitalCommands } from "./content/hospitals/commands.ts";
import { planCommands } from "./content/plans/commands.ts";
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

/** The commands of every area, in the order in which the general help tells them. */
export const areas: readonly CliArea[] = [
  cartCommands,
  couponCommands,
  termsCommands,
  catalogueCommands,
  pincodeCommands,
  orderCommands,
  settlementCommands,
  ticketCommands,
  reviewCommands,
  fitbookCommands,
  quizCommands,
  eventCommands,
  slotsCommands,
  registerCommands,
  bookingCommands,
  callCommands,
  accessCommands,
  labCommands,
  prescriptionCommands,
  assessmentCommands,
  healthCommands,
  trackerCommands,
  userCommands,
  staffCommands,
  inboxCommands,
  landingCommands,
  planCommands,
  hospitalCommands,
  moderationCommands,
  newsletterCommands,
  alertCommands,
  deviceCommands,
  serverCommands,
  doctorCommands,
  databaseCommands,
  fileCommands,
  jobCommands,
];
