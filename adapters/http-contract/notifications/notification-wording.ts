import { orderNewsText } from "#adapters/http-contract/order-news/order-news-wording.ts";
import type { Notification } from "#core/notifications/notification.ts";

/** What a notification says in a sentence. */
export function notificationText(notification: Notification): string {
  switch (notification.kind) {
    case "follow-request":
      return `${notification.from.name} wants to follow you`;
    case "follow-accepted":
      return `${notification.from.name} accepted your follow request`;
    case "follow-suggestion":
      return `${notification.from.name} follows you`;
    case "group-request":
      return `${inviting(notification.from)} to join the group ${notification.group.name}`;
    case "challenge-request":
      return `${inviting(notification.from)} to the challenge ${notification.challenge.activity}`;
    case "post-liked":
      return `${several(notification)} liked your post`;
    case "post-commented":
      return `${several(notification)} commented on your post`;
    case "comment-replied":
      return `${several(notification)} replied to your comment`;
    case "group-joined":
      return `${several(notification)} joined the group ${notification.group.name}`;
    case "challenge-ended":
      return `The challenge ${notification.challenge.activity} has its result`;
    case "badge-won":
      return `You won a badge in the challenge ${notification.challenge.activity}`;
    case "challenge-changed":
      return `The challenge ${notification.challenge.activity} was changed`;
    case "challenge-cancelled":
      return `The challenge ${notification.challenge.activity} was cancelled`;
    case "player-removed":
      return `You were removed from the challenge ${notification.challenge.activity}`;
    case "order":
      return orderNewsText(notification.order.number, notification.news);
    case "announcement":
      return notification.text.en;
  }
}

type Several = { readonly from: { readonly name: string }; readonly others: number };

const several = ({ from, others }: Several): string =>
  others === 0 ? from.name : `${from.name} and ${others} ${others === 1 ? "other" : "others"}`;

const inviting = (from: { readonly name: string } | null): string => (from === null ? "You are invited" : `${from.name} invites you`);
