import { useCase } from "../../shared/token.ts";
import { isMissed } from "../booking/lab-money-back.ts";
import { fastingFrom } from "../booking/fasting-reminder.ts";
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

/** `start`: the time for which it was planned, in milliseconds since 1970. */
export type DueFasting = { readonly booking: PayableId; readonly start: number };

/**
 * Tells a booking's customer from when on nothing is eaten, once for each of its times. Does nothing where it has another time by then,
 * where no sample is taken, and once its time has come. Source: specification/labs.md, What is told of a booking.
 */
export type TellOfFasting = (due: DueFasting) => Promise<void>;
export const TellOfFasting = useCase<TellOfFasting>("labs", "TellOfFasting");

export const makeTellOfFasting = maker(
  TellOfFasting,
  { bookings: LabBookings, customers: Customers, notifications: Notifications, now: Clock, newId: NewId, messages: LabBookingMessages },
  (needs: LabTellNeeds) =>
    async ({ booking: id, start }) => {
      const stored = await needs.bookings.withId(id);
      if (stored === null || stored.booking.start !== start || needs.now() >= start) return;
      const { booking } = stored;
      const from = fastingFrom(booking);
      if (from === null || isMissed(booking) || (booking.state !== "booked" && booking.state !== "assigned")) return;
      const news = { kind: "fasting", start, from, hours: booking.basket.fastingHours } as const;
      await tellOfLabBooking(needs, stored, { cause: `${id}/fasting/${start}`, news });
    },
);
