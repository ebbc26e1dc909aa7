import { alertLetters } from "#cli/alerts/alert-letters.ts";
import { bookingMessages } from "#cli/consultations/booking-messages.ts";
import { cancellingMessages } from "#cli/events/cancelling-messages.ts";
import { fitbookLetter } from "#cli/fitbook/letters/fitbook-letter.ts";
import { offerMessages } from "#cli/events/offer-messages.ts";
import { labBookingMessages } from "#cli/labs/bookings/booking-messages.ts";
import { labReportMessages } from "#cli/labs/reports/report-messages.ts";
import { confirmationLetter } from "#cli/newsletter/confirmation-letter.ts";
import { orderMessages } from "#cli/order-news/order-messages.ts";
import { subscriptionMessages } from "#cli/plans/subscription-messages.ts";
import { shopName } from "#cli/payments/words.ts";
import { letters } from "#cli/sign-in/letters.ts";
import { ticketLetter } from "#cli/tickets/ticket-letter.ts";
import { reminderAnnouncement } from "#cli/trackers/reminder-announcement.ts";
import { databaseUnusableText, folderUnusableText } from "./wording/serving.ts";
import type { DatabaseWords } from "#adapters/composition/server/database.ts";
import type { ServerWords } from "#adapters/composition/server/areas.ts";

export const databaseWords: DatabaseWords = { databaseUnusable: databaseUnusableText, folderUnusable: folderUnusableText };

export const wordsOfServer: ServerWords = {
  ...databaseWords,
  shopName,
  letters,
  confirmationLetter,
  orderMessages,
  alertLetters,
  bookingMessages,
  reminderAnnouncement,
  offerMessages,
  cancellingMessages,
  labBookingMessages,
  labReportMessages,
  subscriptionMessages,
  fitbookLetter,
  ticketLetter,
};
