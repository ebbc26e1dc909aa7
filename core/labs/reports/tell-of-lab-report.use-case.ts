import { notificationId } from "../../notifications/notification.ts";
import { token } from "../../shared/token.ts";
import type { Customers } from "../../identity/customers.port.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Notifications } from "../../notifications/notifications.port.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { NewId } from "../../shared/new-id.port.ts";
import type { LabBookingEvent } from "../booking/lab-booking-step.ts";
import type { LabBookings } from "../booking/lab-bookings.port.ts";
import type { LabReportMessages, LabReportNews } from "./lab-report-messages.ts";

/**
 * Tells a booking's customer that a step of it, counted from 0, brought a report, once a step. A step that brought none and a customer who has gone
 * are not told of. Source: specification/labs.md, Reports of a lab.
 */
export type TellOfLabReport = (booking: PayableId, step: number) => Promise<void>;
export const TellOfLabReport = token<TellOfLabReport>("TellOfLabReport");

type Needs = {
  readonly bookings: Pick<LabBookings, "withId">;
  readonly customers: Pick<Customers, "withId">;
  readonly notifications: Pick<Notifications, "announce">;
  readonly messages: LabReportMessages;
  readonly now: Clock;
  readonly newId: NewId;
};

export const makeTellOfLabReport =
  ({ bookings, customers, notifications, messages, now, newId }: Needs): TellOfLabReport =>
  async (id, step) => {
    const kept = await bookings.withId(id);
    const deed = kept?.booking.history[step]?.deed;
    const news = deed?.kind === "state" ? NEWS[deed.event] : undefined;
    const customer = kept === null || news === undefined ? null : await customers.withId(kept.booking.customer);
    if (kept === null || news === undefined || customer === null) return;
    const said = messages({ customer, booking: id, language: kept.language, news });
    const cause = `${id}/lab-report/${step}`;
    await notifications.announce(customer.id, {
      ...said.announcement,
      id: notificationId(newId()),
      cause,
      at: now(),
      messages: said.messages,
    });
  };

const NEWS: Readonly<Partial<Record<LabBookingEvent, LabReportNews>>> = { "report-part": "part", report: "whole", correct: "corrected" };
