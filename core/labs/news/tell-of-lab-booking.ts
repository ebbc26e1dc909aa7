import { announceTo } from "../../notifications/announce-to.ts";
import type { AnnounceNeeds } from "../../notifications/announce-to.ts";
import type { Customers } from "../../identity/customers.port.ts";
import type { KeptLabBooking, LabBookings } from "../booking/lab-bookings.port.ts";
import type { LabBookingMessages } from "./lab-booking-messages.ts";
import type { LabBookingNews } from "../booking/lab-booking-news.ts";

/** What is needed to tell a customer of a booking of tests. */
export type LabTellNeeds = AnnounceNeeds & {
  readonly bookings: Pick<LabBookings, "withId">;
  readonly customers: Pick<Customers, "withId">;
  readonly messages: LabBookingMessages;
};

/**
 * Tells a booking's customer something, once a `cause`. A customer who has gone is told nothing. Source: specification/labs.md, What is
 * told of a booking.
 */
export async function tellOfLabBooking(
  { customers, messages, ...needs }: LabTellNeeds,
  { booking, language }: Pick<KeptLabBooking, "booking" | "language">,
  { cause, news }: { readonly cause: string; readonly news: LabBookingNews },
): Promise<void> {
  const customer = await customers.withId(booking.customer);
  if (customer === null) return;
  await announceTo(needs, customer.id, { ...messages({ customer, booking: booking.id, language, news }), cause });
}
