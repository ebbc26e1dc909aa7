import { storedAccount } from "./account/stored.ts";
import { storedAlerts } from "./alerts/stored.ts";
import { storedAssessments } from "./assessments/stored.ts";
import { storedCatalogue } from "./catalogue/stored.ts";
import { storedConsultations } from "./consultations/stored.ts";
import { storedContact } from "./contact/stored.ts";
import { storedContent } from "./content/stored.ts";
import { storedCart } from "./customer-cart/stored.ts";
import { storedDevices } from "./devices/stored.ts";
import { storedEvents } from "./events/stored.ts";
import { storedFiles } from "./files/stored.ts";
import { storedFitbook } from "./fitbook/stored.ts";
import { storedIdentity } from "./identity/stored.ts";
import { storedJobs } from "./jobs/stored.ts";
import { storedLabs } from "./labs/stored.ts";
import { storedPlans } from "./plans/stored.ts";
import { storedNewsletter } from "./newsletter/stored.ts";
import { storedNotifications } from "./notifications/stored.ts";
import { storedOrders } from "./orders/stored.ts";
import { storedPageViews } from "./page-views/stored.ts";
import { storedPayments } from "./payments/stored.ts";
import { storedPoints } from "./points/stored.ts";
import { storedPromotions } from "./promotions/stored.ts";
import { storedQuizzes } from "./quizzes/stored.ts";
import { storedReviews } from "./reviews/stored.ts";
import { storedShipping } from "./shipping/stored.ts";
import { storedSignIn } from "./sign-in/stored.ts";
import { storedStaff } from "./staff/stored.ts";
import { storedTickets } from "./tickets/stored.ts";
import { storedTrackers } from "./trackers/stored.ts";
import { storedWishlist } from "./wishlist/stored.ts";
import type { AccountTables } from "./account/tables.ts";
import type { AlertTables } from "./alerts/tables.ts";
import type { AssessmentTables } from "./assessments/tables.ts";
import type { AuditTables } from "./staff/tables.ts";
import type { CartTables } from "./customer-cart/tables.ts";
import type { ConsultationTables } from "./consultations/tables.ts";
import type { ContentTables } from "./content/tables.ts";
import type { EventTables } from "./events/tables.ts";
import type { IdentityTables } from "./identity/tables.ts";
import type { LabTables } from "./labs/tables.ts";
import type { PlanTables } from "./plans/tables.ts";
import type { FitbookTables } from "./fitbook/tables.ts";
import type { NotificationTables } from "./notifications/tables.ts";
import type { OrderTables } from "./orders/tables.ts";
import type { PageViewTables } from "./page-views/tables.ts";
import type { SandboxTables } from "./payments/sandbox-tables.ts";
import type { PointTables } from "./points/tables.ts";
import type { QuizTables } from "./quizzes/tables.ts";
import type { ReviewTables } from "./reviews/tables.ts";
import type { TrackerTables } from "./trackers/tables.ts";
import type { TicketTables } from "./tickets/tables.ts";
import type { UploadTables } from "./files/tables.ts";
import type { StoredArea } from "./stored-area.ts";

/** Every area for which the database stores something that other code must know, in the order of the customers' export. */
export const storedAreas: readonly StoredArea[] = [
  storedIdentity,
  storedAccount,
  storedPoints,
  storedCart,
  storedWishlist,
  storedFitbook,
  storedNotifications,
  storedContact,
  storedConsultations,
  storedAssessments,
  storedTrackers,
  storedQuizzes,
  storedReviews,
  storedFiles,
  storedOrders,
  storedTickets,
  storedNewsletter,
  storedAlerts,
  storedEvents,
  storedDevices,
  storedJobs,
  storedPayments,
  storedSignIn,
  storedPromotions,
  storedCatalogue,
  storedLabs,
  storedPlans,
  storedContent,
  storedShipping,
  storedStaff,
  storedPageViews,
];

/** The rows of all their tables, by which each query is typed. */
export type AreaTables = AccountTables &
  AlertTables &
  AssessmentTables &
  AuditTables &
  CartTables &
  ConsultationTables &
  ContentTables &
  EventTables &
  IdentityTables &
  LabTables &
  PlanTables &
  FitbookTables &
  NotificationTables &
  OrderTables &
  PageViewTables &
  PointTables &
  SandboxTables &
  QuizTables &
  ReviewTables &
  TrackerTables &
  TicketTables &
  UploadTables;
