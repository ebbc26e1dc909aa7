import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Announcement } from "../notifications/announcement.ts";
import type { BilingualText } from "../shared/language.ts";
import type { EventTimes } from "./event.ts";
import type { EventId } from "./listed-event.ts";

/** A move of an event of which somebody is asked whether they keep their seat. `number`: greater with each change of the event. */
export type SeatMove = { readonly number: number; readonly from: EventTimes; readonly to: EventTimes };

/** The seat, or the place in the waiting list, of somebody who has not said yet whether they keep it at the new time. */
export type MovedSeat = {
  readonly event: EventId;
  readonly title: BilingualText;
  readonly customer: CustomerId;
  readonly state: "going" | "waiting";
  readonly move: SeatMove;
};

/** `id` is the notification's. */
export type AnnouncementOfMove = { readonly seat: MovedSeat; readonly id: string; readonly announcement: Announcement };

/** Puts into words that an event takes place at another time. */
export type MoveMessages = (seat: MovedSeat) => Announcement;
export const MoveMessages = token<MoveMessages>("MoveMessages");
