import { dayAt } from "#web/design/wording/dates.ts";
import { wholeNumber } from "#web/design/wording/amounts.ts";
import { orderNewsText } from "#web/features/order-news/wording/order-news.ts";
import type { Notification } from "#core/notifications/notification.ts";

/** What customers are told. */
export const notificationWords = {
  title: "Notifications",
  bell: (unread: number): string => (unread === 0 ? "Notifications" : `Notifications, ${wholeNumber(unread)} new`),
  news: (unread: number): string => (unread === 1 ? "1 new notification" : `${wholeNumber(unread)} new notifications`),
  count: (unread: number): string => (unread > 99 ? "99+" : String(unread)),
  viewAll: "View all",
  reading: "Your notifications are being read",
  unavailable: "Your notifications could not be read just now.",
  tryAgain: "Try again",
  none: "Nothing new",
  noneText: "News of your orders, requests to follow you, invitations to groups and challenges will stand here.",
  allRead: "You have seen everything.",
  markAll: "Mark all as read",
  more: "Show more",
  isNew: "(new)",
  shop: "Niramaya",
  offers: {
    accept: "Accept",
    decline: "Decline",
    join: "Join",
    followBack: "Follow back",
    ongoing: "Ongoing",
    expired: "Expired",
  },
  says,
  when,
};

function says(told: Notification): string {
  switch (told.kind) {
    case "follow-request":
      return `${told.from.name} wants to follow you`;
    case "follow-accepted":
      return `${told.from.name} accepted your follow request`;
    case "follow-suggestion":
      return `${told.from.name} follows you`;
    case "group-request":
      return `${inviting(told.from)} to join the group “${told.group.name}”`;
    case "challenge-request":
      return `${inviting(told.from)} to the challenge “${told.challenge.activity}”`;
    case "order":
      return orderNewsText(told.order.number, told.news);
    case "announcement":
      return told.text.en;
  }
}

const inviting = (from: { readonly name: string } | null): string => (from === null ? "You are invited" : `${from.name} invites you`);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago, for as long as that is how people say it. In milliseconds since 1970. */
function when(at: number, now: number): string {
  const past = now - at;
  if (past < MINUTE) return "just now";
  if (past < HOUR) return `${Math.floor(past / MINUTE)} min ago`;
  if (past < DAY) return `${Math.floor(past / HOUR)} h ago`;
  if (past < 2 * DAY) return "yesterday";
  return past < 7 * DAY ? `${Math.floor(past / DAY)} days ago` : dayAt(at);
}
