import { announceTo } from "../../notifications/announce-to.ts";
import { token } from "../../shared/token.ts";
import type { AnnounceNeeds } from "../../notifications/announce-to.ts";
import type { Customers } from "../../identity/customers.port.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { LabBookingEvent } from "../booking/lab-booking-step.ts";
import type { LabBookings } from "../booking/lab-bookings.port.ts";
import type { LabReportMessages, LabReportNews } from "./lab-report-messages.ts";

/**
 * Tells a booking's customer that a step of it, counted from 0, brought a report, once a step. A step that brought none and a customer who has gone
 * are not told of. Source: specification/labs.md, Reports of a lab.
 */
export type TellOfLabReport = (booking: PayableId, step: number) => Promise<void>;
export const TellOfLabReport = token<TellOfLabReport>("TellOfLabReport");

type Needs = AnnounceNeeds & {
  readonly bookings: Pick<LabBookings, "withId">;
  readonly customers: Pick<Customers, "withId">;
  readonly messages: LabReportMessages;
};

export const makeTellOfLabReport =
  ({ bookings, customers, messages, ...needs }: Needs): TellOfLabReport =>
  async (id, step) => {
    const kept = await bookings.withId(id);
    const deed = kept?.booking.history[step]?.deed;
    const news = deed?.kind === "state" ? NEWS[deed.event] : undefined;
    const customer = kept === null || news === undefined ? null : await customers.withId(kept.booking.customer);
    if (kept === null || news === undefined || customer === null) return;
    await announceTo(needs, customer.id, {
      ...messages({ customer, booking: id, language: kept.language, news }),
      cause: `${id}/lab-report/${step}`,
    });
  };

const NEWS: Readonly<Partial<Record<LabBookingEvent, LabReportNews>>> = { "report-part": "part", report: "whole", correct: "corrected" };
