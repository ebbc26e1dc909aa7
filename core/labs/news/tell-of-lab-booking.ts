import { notificationId } from "../../notifications/notification.ts";
import type { Customers } from "../../identity/customers.port.ts";
import type { Notifications } from "../../notifications/notifications.port.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { NewId } from "../../shared/new-id.port.ts";
import type { KeptLabBooking, LabBookings } from "../booking/lab-bookings.port.ts";
import type { LabBookingMessages } from "./lab-booking-messages.ts";
import type { LabBookingNews } from "./lab-booking-news.ts";

/** What is needed to tell a customer of a booking of tests. */
export type LabTellNeeds = {
  readonly bookings: Pick<LabBookings, "withId">;
  readonly customers: Pick<Customers, "withId">;
  readonly notifications: Pick<Notifications, "announce">;
  readonly messages: LabBookingMessages;
  readonly now: Clock;
  readonly newId: NewId;
};

/** Tells a booking's customer something, once a `cause`. A customer who has gone is told nothing. Source: specification/labs.md, What is told of a booking. */
export async function tellOfLabBooking(
  { customers, notifications, messages, now, newId }: LabTellNeeds,
  { booking, language }: Pick<KeptLabBooking, "booking" | "language">,
  { cause, news }: { readonly cause: string; readonly news: LabBookingNews },
): Promise<void> {
  const customer = await customers.withId(booking.customer);
  if (customer === null) return;
  const said = messages({ customer, booking: booking.id, language, news });
  await notifications.announce(customer.id, {
    ...said.announcement,
    id: notificationId(newId()),
    cause,
    at: now(),
    messages: said.messages,
  });
}
