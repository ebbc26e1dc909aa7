import { token } from "../../shared/token.ts";
import type { Customer } from "../../identity/customer.ts";
import type { AnnouncedNews } from "../../notifications/announce-to.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Language } from "../../shared/language.ts";
import type { BookingNews } from "../booking/booking-news.ts";

/** News of a booking for its customer; `language` null: nobody chose one. */
export type BookingNewsForCustomer = {
  readonly customer: Pick<Customer, "name" | "mobile" | "email">;
  readonly booking: PayableId;
  readonly language: Language | null;
  readonly news: BookingNews;
};

/**
 * Puts a booking's news into a notification, and into a letter and a text message where the customer has an address for them. They name
 * day, time, money and link: never therapy, complaint or the practitioner. Source: specification/consultations.md, What is told of a
 * booking.
 */
export type BookingMessages = (customer: BookingNewsForCustomer) => AnnouncedNews;
export const BookingMessages = token<BookingMessages>("BookingMessages");
