import type { Challenge, NamedChallenge } from "../fitbook/challenge.ts";
import type { PostId } from "../fitbook/post-id.ts";
import type { NamedGroup } from "../fitbook/group.ts";
import type { Person } from "../fitbook/person.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { OrderNews } from "../orders/order/order-news.ts";
import type { PostActKind, ChallengeNewsKind } from "./kept-notification.ts";
import type { Announcement, SeatToTake } from "./announcement.ts";
import type { RequestState } from "./request-state.ts";

declare const notificationBrand: unique symbol;

export type NotificationId = string & { readonly [notificationBrand]: true };

export function notificationId(text: string): NotificationId {
  if (text === "") throw new RangeError("a notification id is not empty");
  return text as NotificationId;
}

/**
 * A notification of a customer. `from` null: it comes from nobody in particular. `isFollowed`: the customer follows that person or has
 * asked to. `group` of a challenge: for whose members it is; null: it is for all. `others`: how many did the same, beside who did it last.
 * `seat`: what can be taken or passed on where it is told; null: nothing. Times in milliseconds since 1970. Source:
 * specification/notifications.md, A notification.
 */
export type Notification = { readonly id: NotificationId; readonly createdAt: number; readonly isRead: boolean } & (
  | { readonly kind: "follow-request"; readonly from: Person; readonly state: RequestState }
  | { readonly kind: "follow-accepted"; readonly from: Person }
  | { readonly kind: "follow-suggestion"; readonly from: Person; readonly isFollowed: boolean }
  | {
      readonly kind: "group-request";
      readonly from: Person | null;
      readonly group: NamedGroup;
      readonly state: RequestState;
    }
  | {
      readonly kind: "challenge-request";
      readonly from: Person | null;
      readonly challenge: NamedChallenge & Pick<Challenge, "start" | "end">;
      readonly group: NamedGroup | null;
      readonly state: RequestState;
    }
  | { readonly kind: PostActKind; readonly from: Person; readonly others: number; readonly post: PostId }
  | { readonly kind: "group-joined"; readonly from: Person; readonly others: number; readonly group: NamedGroup }
  | { readonly kind: ChallengeNewsKind; readonly challenge: NamedChallenge }
  | { readonly kind: "order"; readonly order: OrderReference; readonly news: OrderNews }
  | ({ readonly kind: "announcement"; readonly seat: SeatToTake | null } & Announcement)
);

/** The order that the news is about, and the number by which its customer knows it. */
export type OrderReference = { readonly id: PayableId; readonly number: string };

export type NotificationKind = Notification["kind"];
