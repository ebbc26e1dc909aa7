import { notificationId } from "../../notifications/notification.ts";
import { token } from "../../shared/token.ts";
import { labBookingNews } from "./lab-booking-news.ts";
import type { Customers } from "../../identity/customers.port.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Notifications } from "../../notifications/notifications.port.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { NewId } from "../../shared/new-id.port.ts";
import type { LabBookings } from "../booking/lab-bookings.port.ts";
import type { LabBookingMessages } from "./lab-booking-messages.ts";

/**
 * Tells a booking's customer what a step of it, counted from 0, means, once a step. A step that means nothing to them and a customer who has gone are
 * not told of. Source: specification/labs.md, What is told of a booking.
 */
export type FollowLabBooking = (booking: PayableId, step: number) => Promise<void>;
export const FollowLabBooking = token<FollowLabBooking>("FollowLabBooking");

type Needs = {
  readonly bookings: Pick<LabBookings, "withId">;
  readonly customers: Pick<Customers, "withId">;
  readonly notifications: Pick<Notifications, "announce">;
  readonly messages: LabBookingMessages;
  readonly now: Clock;
  readonly newId: NewId;
};

export const makeFollowLabBooking =
  ({ bookings, customers, notifications, messages, now, newId }: Needs): FollowLabBooking =>
  async (id, step) => {
    const kept = await bookings.withId(id);
    const news = kept === null ? null : labBookingNews(kept.booking, step);
    const customer = kept === null || news === null ? null : await customers.withId(kept.booking.customer);
    if (kept === null || news === null || customer === null) return;
    const said = messages({ customer, booking: id, language: kept.language, news });
    const cause = `${id}/lab-booking/${step}`;
    await notifications.announce(customer.id, {
      ...said.announcement,
      id: notificationId(newId()),
      cause,
      at: now(),
      messages: said.messages,
    });
  };
