import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { calendarEvent } from "./calendar-event.ts";
import { maker } from "../../shared/use-case.ts";
import { Bookings } from "../booking/bookings.port.ts";
import { CalendarFile } from "./calendar-file.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownBooking } from "../booking/change-my-booking.ts";

export type NotBooked = { readonly kind: "not-booked" };

/**
 * An appointment of the customer's own as a calendar file. Refused where it was never confirmed. Source: specification/consultations.md,
 * Reminders and calendar file.
 */
export type DownloadCalendarFile = (customer: CustomerId, id: PayableId) => Promise<Result<string, UnknownBooking | NotBooked>>;
export const DownloadCalendarFile = useCase<DownloadCalendarFile>("consultations", "DownloadCalendarFile");

type Needs = { readonly bookings: Pick<Bookings, "own">; readonly file: CalendarFile };

export const makeDownloadCalendarFile = maker(
  DownloadCalendarFile,
  { bookings: Bookings, file: CalendarFile },
  ({ bookings, file }: Needs) =>
    async (customer, id) => {
      const stored = await bookings.own(customer, id);
      if (stored === null) return refused({ kind: "unknown-booking" });
      const event = calendarEvent(stored.booking);
      return event === null ? refused({ kind: "not-booked" }) : ok(file(event));
    },
);
