import { useCase } from "../../shared/token.ts";
import { bookingNews } from "../booking/booking-news.ts";
import { tellCustomer } from "./tell-customer.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "../booking/bookings.port.ts";
import { Customers } from "../../identity/customers.port.ts";
import { Notifications } from "../../notifications/notifications.port.ts";
import { BookingMessages } from "./booking-messages.ts";
import { Clock } from "../../shared/clock.port.ts";
import { NewId } from "../../shared/new-id.port.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { TellNeeds } from "./tell-customer.ts";

/**
 * Tells the customer what a step of their booking, counted from 0, means. A repetition has no further effect. Source:
 * specification/consultations.md, What is told of a booking.
 */
export type FollowBooking = (booking: PayableId, step: number) => Promise<void>;
export const FollowBooking = useCase<FollowBooking>("consultations", "FollowBooking");

export const makeFollowBooking = maker(
  FollowBooking,
  { bookings: Bookings, customers: Customers, notifications: Notifications, messages: BookingMessages, now: Clock, newId: NewId },
  (needs: TellNeeds) => async (id, step) => {
    const stored = await needs.bookings.withId(id);
    const news = stored === null ? null : bookingNews(stored.booking, step);
    if (stored === null || news === null) return;
    await tellCustomer(needs, stored, { cause: `${id}/${step}`, news });
  },
);
