import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Announcement } from "../notifications/announcement.ts";
import type { EventId } from "./listed-event.ts";
import type { BilingualText } from "../shared/language.ts";

/** Somebody's seat or place in the waiting list of a cancelled event that would begin at `startsAt`, in milliseconds since 1970. */
export type CancelledSeat = {
  readonly event: EventId;
  readonly title: BilingualText;
  readonly customer: CustomerId;
  readonly startsAt: number;
};

/** `id` is the notification's. */
export type AnnouncementOfCancelling = { readonly seat: CancelledSeat; readonly id: string; readonly announcement: Announcement };

/** Puts into words that an event does not take place. */
export type CancellingMessages = (seat: CancelledSeat) => Announcement;
export const CancellingMessages = token<CancellingMessages>("CancellingMessages");
