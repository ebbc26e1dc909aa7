import { inLanguage } from "#web/design/in-language.ts";
import { counted } from "#web/design/phrase.ts";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { dayAt } from "#web/design/figures/dates.ts";
import { languageWords } from "#web/design/wording/language.ts";
import { orderNewsText } from "#web/features/order-news/order-news-text.ts";
import { notificationPhrases as says } from "./wording/notifications.ts";
import type { Person } from "#core/fitbook/person.ts";
import type { Notification } from "#core/notifications/notification.ts";

/** What customers are told, in any language. */
export const notificationWords = {
  ...says,
  bell: (unread: number): string => (unread === 0 ? says.title : says.bellWith({ count: wholeNumber(unread) })),
  news: (unread: number): string => counted(unread, says.news, { count: wholeNumber(unread) }),
  count: (unread: number): string => (unread > 99 ? "99+" : String(unread)),
  sentence,
  when,
};

function sentence(notification: Notification): string {
  switch (notification.kind) {
    case "follow-request":
      return says.followRequest({ from: notification.from.name });
    case "follow-accepted":
      return says.followAccepted({ from: notification.from.name });
    case "follow-suggestion":
      return says.followSuggestion({ from: notification.from.name });
    case "group-request": {
      const group = inLanguage(notification.group).name;
      return notification.from === null ? says.groupInvitation({ group }) : says.groupRequest({ from: notification.from.name, group });
    }
    case "challenge-request": {
      const challenge = inLanguage(notification.challenge).activity;
      return notification.from === null
        ? says.challengeInvitation({ challenge })
        : says.challengeRequest({ from: notification.from.name, challenge });
    }
    case "post-liked":
      return says.postLiked({ people: peopleOf(notification) });
    case "post-commented":
      return says.postCommented({ people: peopleOf(notification) });
    case "comment-replied":
      return says.commentReplied({ people: peopleOf(notification) });
    case "group-joined":
      return says.groupJoined({ people: peopleOf(notification), group: inLanguage(notification.group).name });
    case "challenge-ended":
      return says.challengeEnded({ challenge: inLanguage(notification.challenge).activity });
    case "badge-won":
      return says.badgeWon({ challenge: inLanguage(notification.challenge).activity });
    case "challenge-changed":
      return says.challengeChanged({ challenge: inLanguage(notification.challenge).activity });
    case "challenge-cancelled":
      return says.challengeCancelled({ challenge: inLanguage(notification.challenge).activity });
    case "player-removed":
      return says.playerRemoved({ challenge: inLanguage(notification.challenge).activity });
    case "order":
      return orderNewsText(notification.order.number, notification.news);
    case "announcement":
      return notification.text[languageWords.language];
  }
}

/** Who did something last, and how many others did it too. */
const peopleOf = ({ from: { name }, others }: { readonly from: Person; readonly others: number }): string =>
  others === 0 ? name : counted(others, says.andOthers, { from: name, count: wholeNumber(others) });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago, for as long as that is how people say it. In milliseconds since 1970. */
function when(at: number, now: number): string {
  const past = now - at;
  if (past < MINUTE) return says.justNow;
  if (past < HOUR) return says.minutesAgo({ minutes: String(Math.floor(past / MINUTE)) });
  if (past < DAY) return says.hoursAgo({ hours: String(Math.floor(past / HOUR)) });
  if (past < 2 * DAY) return says.yesterday;
  return past < 7 * DAY ? says.daysAgo({ days: String(Math.floor(past / DAY)) }) : dayAt(at);
}
