import { announceTo } from "../../notifications/announce-to.ts";
import type { AnnounceNeeds } from "../../notifications/announce-to.ts";
import type { Customers } from "../../identity/customers.port.ts";
import type { Bookings, KeptBooking } from "../booking/bookings.port.ts";
import type { BookingMessages } from "./booking-messages.ts";
import type { BookingNews } from "../booking/booking-news.ts";

export type TellNeeds = AnnounceNeeds & {
  readonly bookings: Pick<Bookings, "withId">;
  readonly customers: Pick<Customers, "withId">;
  readonly messages: BookingMessages;
};

/** Tells the customer of a booking something, once a cause. A customer who has gone is not told. */
export async function tellCustomer(
  { customers, messages, ...needs }: Omit<TellNeeds, "bookings">,
  { booking, language }: Pick<KeptBooking, "booking" | "language">,
  { cause, news }: { readonly cause: string; readonly news: BookingNews },
): Promise<void> {
  const customer = await customers.withId(booking.customer);
  if (customer === null) return;
  await announceTo(needs, customer.id, { ...messages({ customer, booking: booking.id, language, news }), cause });
}
