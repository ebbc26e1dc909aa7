import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Announcement } from "../notifications/announcement.ts";
import type { EventId } from "./listed-event.ts";
import type { SeatMove } from "./moved-seat.ts";
import type { BilingualText } from "../shared/language.ts";

/**
 * A seat that is kept for somebody until an instant, in milliseconds since 1970. `move`: the event was moved while they waited for it or
 * had the offer.
 */
export type OfferedSeat = {
  readonly event: EventId;
  readonly title: BilingualText;
  readonly customer: CustomerId;
  readonly until: number;
  readonly move: SeatMove | null;
};

/** `id` is the notification's. */
export type AnnouncementOfOffer = { readonly offer: OfferedSeat; readonly id: string; readonly announcement: Announcement };

/** Puts into words that a seat is kept for somebody. */
export type OfferMessages = (offer: OfferedSeat) => Announcement;
export const OfferMessages = token<OfferMessages>("OfferMessages");
