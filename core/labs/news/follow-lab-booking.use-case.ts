import { useCase } from "../../shared/token.ts";
import { labBookingNews } from "../booking/lab-booking-news.ts";
import { tellOfLabBooking } from "./tell-of-lab-booking.ts";
import { maker } from "../../shared/use-case.ts";
import { LabBookings } from "../booking/lab-bookings.port.ts";
import { Customers } from "../../identity/customers.port.ts";
import { Notifications } from "../../notifications/notifications.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { NewId } from "../../shared/new-id.port.ts";
import { LabBookingMessages } from "./lab-booking-messages.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { LabTellNeeds } from "./tell-of-lab-booking.ts";

/**
 * Tells a booking's customer what a step of it, counted from 0, means, once a step. A step that means nothing to them and a customer who
 * has gone are not told of. Source: specification/labs.md, What is told of a booking.
 */
export type FollowLabBooking = (booking: PayableId, step: number) => Promise<void>;
export const FollowLabBooking = useCase<FollowLabBooking>("labs", "FollowLabBooking");

export const makeFollowLabBooking = maker(
  FollowLabBooking,
  { bookings: LabBookings, customers: Customers, notifications: Notifications, now: Clock, newId: NewId, messages: LabBookingMessages },
  (needs: LabTellNeeds) => async (id, step) => {
    const stored = await needs.bookings.withId(id);
    const news = stored === null ? null : labBookingNews(stored.booking, step);
    if (stored === null || news === null) return;
    await tellOfLabBooking(needs, stored, { cause: `${id}/lab-booking/${step}`, news });
  },
);
