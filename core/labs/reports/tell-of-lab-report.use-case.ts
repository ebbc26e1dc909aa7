import { announceTo } from "../../notifications/announce-to.ts";
import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { LabBookings } from "../booking/lab-bookings.port.ts";
import { Customers } from "../../identity/customers.port.ts";
import { Notifications } from "../../notifications/notifications.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { NewId } from "../../shared/new-id.port.ts";
import { LabReportMessages } from "./lab-report-messages.ts";
import type { AnnounceNeeds } from "../../notifications/announce-to.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { LabBookingEvent } from "../booking/lab-booking-step.ts";
import type { LabReportNews } from "./lab-report-messages.ts";

/**
 * Tells a booking's customer that a step of it, counted from 0, brought a report, once a step. A step that brought none and a customer who
 * has gone are not told of. Source: specification/labs.md, Reports of a lab.
 */
export type TellOfLabReport = (booking: PayableId, step: number) => Promise<void>;
export const TellOfLabReport = useCase<TellOfLabReport>("labs", "TellOfLabReport");

type Needs = AnnounceNeeds & {
  readonly bookings: Pick<LabBookings, "withId">;
  readonly customers: Pick<Customers, "withId">;
  readonly messages: LabReportMessages;
};

export const makeTellOfLabReport = maker(
  TellOfLabReport,
  { bookings: LabBookings, customers: Customers, notifications: Notifications, now: Clock, newId: NewId, messages: LabReportMessages },
  ({ bookings, customers, messages, ...needs }: Needs) =>
    async (id, step) => {
      const stored = await bookings.withId(id);
      const action = stored?.booking.history[step]?.deed;
      const news = action?.kind === "state" ? NEWS[action.event] : undefined;
      const customer = stored === null || news === undefined ? null : await customers.withId(stored.booking.customer);
      if (stored === null || news === undefined || customer === null) return;
      await announceTo(needs, customer.id, {
        ...messages({ customer, booking: id, language: stored.language, news }),
        cause: `${id}/lab-report/${step}`,
      });
    },
);

const NEWS: Readonly<Partial<Record<LabBookingEvent, LabReportNews>>> = { "report-part": "part", report: "whole", correct: "corrected" };
