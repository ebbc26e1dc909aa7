import { orderNewsText } from "#adapters/http-contract/order-news/order-news-wording.ts";
import type { Notification } from "#core/notifications/notification.ts";

/** What a notification says in a sentence. */
export function notificationText(told: Notification): string {
  switch (told.kind) {
    case "follow-request":
      return `${told.from.name} wants to follow you`;
    case "follow-accepted":
      return `${told.from.name} accepted your follow request`;
    case "follow-suggestion":
      return `${told.from.name} follows you`;
    case "group-request":
      return `${inviting(told.from)} to join the group ${told.group.name}`;
    case "challenge-request":
      return `${inviting(told.from)} to the challenge ${told.challenge.activity}`;
    case "post-liked":
      return `${several(told)} liked your post`;
    case "post-commented":
      return `${several(told)} commented on your post`;
    case "comment-replied":
      return `${several(told)} replied to your comment`;
    case "group-joined":
      return `${several(told)} joined the group ${told.group.name}`;
    case "challenge-ended":
      return `The challenge ${told.challenge.activity} has its result`;
    case "badge-won":
      return `You won a badge in the challenge ${told.challenge.activity}`;
    case "challenge-changed":
      return `The challenge ${told.challenge.activity} was changed`;
    case "challenge-cancelled":
      return `The challenge ${told.challenge.activity} was cancelled`;
    case "player-removed":
      return `You were removed from the challenge ${told.challenge.activity}`;
    case "order":
      return orderNewsText(told.order.number, told.news);
    case "announcement":
      return told.text.en;
  }
}

type Several = { readonly from: { readonly name: string }; readonly others: number };

const several = ({ from, others }: Several): string =>
  others === 0 ? from.name : `${from.name} and ${others} ${others === 1 ? "other" : "others"}`;

const inviting = (from: { readonly name: string } | null): string => (from === null ? "You are invited" : `${from.name} invites you`);
