import { challengePhase } from "../fitbook/challenge.ts";
import type { Day } from "../shared/day.ts";
import type { KeptNotification } from "./kept-notification.ts";
import type { Notification } from "./notification.ts";

/** What the customer can do about a notification, or what is shown in place of buttons. */
export type NotificationAction = "accept-or-decline" | "follow-back" | "join-or-decline" | "ongoing" | "expired" | "nothing";

/** `today` in Indian time. Source: specification/notifications.md, What can be answered. */
export function notificationActionOf(notification: Notification, today: Day): NotificationAction {
  switch (notification.kind) {
    case "follow-request":
      return notification.state === "pending" ? "accept-or-decline" : "nothing";
    case "follow-accepted":
    case "post-liked":
    case "post-commented":
    case "comment-replied":
    case "group-joined":
    case "challenge-ended":
    case "badge-won":
    case "challenge-changed":
    case "challenge-cancelled":
    case "player-removed":
    case "order":
    case "announcement":
      return "nothing";
    case "follow-suggestion":
      return notification.isFollowed ? "nothing" : "follow-back";
    case "group-request":
      return notification.state === "pending" ? "join-or-decline" : "nothing";
    case "challenge-request":
      return notification.state === "pending" ? actionsByPhase[challengePhase(notification.challenge, today)] : "nothing";
  }
}

const actionsByPhase = { joinable: "join-or-decline", ongoing: "ongoing", over: "expired" } as const;

/** Requests that were accepted or declined are no longer listed. */
export const isListed = (notification: Notification | KeptNotification): boolean =>
  !("state" in notification) || notification.state === "pending";
