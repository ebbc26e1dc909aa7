import { notificationId } from "../../notifications/notification.ts";
import type { Customers } from "../../identity/customers.port.ts";
import type { Notifications } from "../../notifications/notifications.port.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { NewId } from "../../shared/new-id.port.ts";
import type { Bookings, KeptBooking } from "../booking/bookings.port.ts";
import type { BookingMessages } from "./booking-messages.ts";
import type { BookingNews } from "./booking-news.ts";

export type TellNeeds = {
  readonly bookings: Pick<Bookings, "withId">;
  readonly customers: Pick<Customers, "withId">;
  readonly notifications: Pick<Notifications, "announce">;
  readonly messages: BookingMessages;
  readonly now: Clock;
  readonly newId: NewId;
};

/** Tells the customer of a booking something, once a cause. A customer who has gone is not told. */
export async function tellCustomer(
  { customers, notifications, messages, now, newId }: Omit<TellNeeds, "bookings">,
  { booking, language }: Pick<KeptBooking, "booking" | "language">,
  { cause, news }: { readonly cause: string; readonly news: BookingNews },
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
