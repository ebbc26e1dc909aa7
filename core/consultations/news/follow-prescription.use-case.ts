import { useCase } from "../../shared/token.ts";
import { causeOf, prescriptionNews } from "./prescription-news.ts";
import { tellCustomer } from "./tell-customer.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "../booking/bookings.port.ts";
import { Customers } from "../../identity/customers.port.ts";
import { Notifications } from "../../notifications/notifications.port.ts";
import { BookingMessages } from "./booking-messages.ts";
import { Clock } from "../../shared/clock.port.ts";
import { NewId } from "../../shared/new-id.port.ts";
import { Prescriptions } from "../prescription/prescriptions.port.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { PrescriptionEvent } from "../booking/booking-job.ts";
import type { TellNeeds } from "./tell-customer.ts";

/**
 * Tells the customer of a booking that something was prescribed, or withdrawn. A repetition has no further effect.
 * Source: specification/consultations.md, What is told of a booking.
 */
export type FollowPrescription = (booking: PayableId, event: PrescriptionEvent) => Promise<void>;
export const FollowPrescription = useCase<FollowPrescription>("consultations", "FollowPrescription");

type Needs = TellNeeds & { readonly prescriptions: Pick<Prescriptions, "ofBooking"> };

export const makeFollowPrescription = maker(
  FollowPrescription,
  {
    bookings: Bookings,
    customers: Customers,
    notifications: Notifications,
    messages: BookingMessages,
    now: Clock,
    newId: NewId,
    prescriptions: Prescriptions,
  },
  ({ prescriptions, ...needs }: Needs) =>
    async (id, event) => {
      const [stored, prescription] = await Promise.all([needs.bookings.withId(id), prescriptions.ofBooking(id)]);
      const news = prescription === null ? null : prescriptionNews(prescription, event);
      if (stored === null || news === null) return;
      await tellCustomer(needs, stored, { cause: causeOf(id, event), news });
    },
);
