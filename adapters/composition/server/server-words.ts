import type { AlertLetters } from "#core/alerts/alert-letters.ts";
import type { BookingMessages } from "#core/consultations/news/booking-messages.ts";
import type { CancellingMessages } from "#core/events/attendance/cancelled-seat.ts";
import type { OfferMessages } from "#core/events/attendance/offered-seat.ts";
import type { LabBookingMessages } from "#core/labs/news/lab-booking-messages.ts";
import type { LabReportMessages } from "#core/labs/reports/lab-report-messages.ts";
import type { ConfirmationLetter } from "#core/newsletter/subscriptions.port.ts";
import type { OrderMessages } from "#core/order-news/order-messages.ts";
import type { Letters } from "#core/sign-in/letters.port.ts";
import type { SubscriptionMessages } from "#core/plans/news/subscription-messages.ts";
import type { FitbookLetter } from "#core/notifications/letters/fitbook-letter.ts";
import type { TicketLetter } from "#core/tickets/ticket-letter.ts";
import type { ReminderAnnouncement } from "#core/trackers/reminders/reminder-announcement.ts";
import type { DatabaseWords } from "./database.ts";

/** What the server says to people outside its pages. Links lead to `site` ("https://niramaya.example"). */
export type ServerWords = DatabaseWords & {
  /** As a payment provider's page names the shop. */
  readonly shopName: string;
  readonly letters: (site: string) => Letters;
  readonly confirmationLetter: (site: string) => ConfirmationLetter;
  readonly orderMessages: (site: string) => OrderMessages;
  readonly bookingMessages: (site: string) => BookingMessages;
  readonly labBookingMessages: (site: string) => LabBookingMessages;
  readonly labReportMessages: (site: string) => LabReportMessages;
  readonly subscriptionMessages: (site: string) => SubscriptionMessages;
  readonly alertLetters: (site: string) => AlertLetters;
  readonly reminderAnnouncement: ReminderAnnouncement;
  readonly offerMessages: OfferMessages;
  readonly cancellingMessages: CancellingMessages;
  readonly fitbookLetter: (site: string) => FitbookLetter;
  readonly ticketLetter: (site: string) => TicketLetter;
};
