import { useCase } from "../../shared/token.ts";
import { isTimely } from "../booking/reminders.ts";
import { tellCustomer } from "./tell-customer.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "../booking/bookings.port.ts";
import { Customers } from "../../identity/customers.port.ts";
import { Notifications } from "../../notifications/notifications.port.ts";
import { BookingMessages } from "./booking-messages.ts";
import { Clock } from "../../shared/clock.port.ts";
import { NewId } from "../../shared/new-id.port.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Ahead } from "../booking/reminders.ts";
import type { TellNeeds } from "./tell-customer.ts";

/** `start`: the time for which the reminder was planned, in milliseconds since 1970. */
export type DueReminder = { readonly booking: PayableId; readonly start: number; readonly ahead: Ahead };

/**
 * Reminds the customer of an appointment, once for each of its times. Does nothing where it is not confirmed any more or has another time,
 * or where the reminder comes so late that the next one or the start has come. Source: specification/consultations.md, Reminders and
 * calendar file.
 */
export type RemindOfBooking = (due: DueReminder) => Promise<void>;
export const RemindOfBooking = useCase<RemindOfBooking>("consultations", "RemindOfBooking");

export const makeRemindOfBooking = maker(
  RemindOfBooking,
  { bookings: Bookings, customers: Customers, notifications: Notifications, messages: BookingMessages, now: Clock, newId: NewId },
  (needs: TellNeeds) =>
    async ({ booking: id, start, ahead }) => {
      const stored = await needs.bookings.withId(id);
      if (stored === null || stored.booking.state !== "confirmed" || stored.booking.start !== start) return;
      if (!isTimely(ahead, start, needs.now())) return;
      await tellCustomer(needs, stored, { cause: `${id}/${start}/${ahead}`, news: { kind: "reminder", start, ahead } });
    },
);
