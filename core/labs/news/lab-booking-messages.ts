import { token } from "../../shared/token.ts";
import type { Customer } from "../../identity/customer.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { AnnouncedNews } from "../../notifications/announce-to.ts";
import type { Language } from "../../shared/language.ts";
import type { LabBookingNews } from "../booking/lab-booking-news.ts";

/** News of a booking of tests for its customer; `language` null: nobody chose one. */
export type LabBookingNewsForCustomer = {
  readonly customer: Pick<Customer, "name" | "mobile" | "email">;
  readonly booking: PayableId;
  readonly language: Language | null;
  readonly news: LabBookingNews;
};

/**
 * Puts a booking's news into a notification, and into a letter and a text message where the customer has an address for them. They name
 * day, time, money and link: never a test, a person or the laboratory. Source: specification/labs.md, What is told of a booking.
 */
export type LabBookingMessages = (customer: LabBookingNewsForCustomer) => AnnouncedNews;
export const LabBookingMessages = token<LabBookingMessages>("LabBookingMessages");
