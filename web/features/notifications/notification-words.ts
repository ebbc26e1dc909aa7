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

function sentence(told: Notification): string {
  switch (told.kind) {
    case "follow-request":
      return says.followRequest({ from: told.from.name });
    case "follow-accepted":
      return says.followAccepted({ from: told.from.name });
    case "follow-suggestion":
      return says.followSuggestion({ from: told.from.name });
    case "group-request": {
      const group = inLanguage(told.group).name;
      return told.from === null ? says.groupInvitation({ group }) : says.groupRequest({ from: told.from.name, group });
    }
    case "challenge-request": {
      const challenge = inLanguage(told.challenge).activity;
      return told.from === null ? says.challengeInvitation({ challenge }) : says.challengeRequest({ from: told.from.name, challenge });
    }
    case "post-liked":
      return says.postLiked({ people: peopleOf(told) });
    case "post-commented":
      return says.postCommented({ people: peopleOf(told) });
    case "comment-replied":
      return says.commentReplied({ people: peopleOf(told) });
    case "group-joined":
      return says.groupJoined({ people: peopleOf(told), group: inLanguage(told.group).name });
    case "challenge-ended":
      return says.challengeEnded({ challenge: inLanguage(told.challenge).activity });
    case "badge-won":
      return says.badgeWon({ challenge: inLanguage(told.challenge).activity });
    case "challenge-changed":
      return says.challengeChanged({ challenge: inLanguage(told.challenge).activity });
    case "challenge-cancelled":
      return says.challengeCancelled({ challenge: inLanguage(told.challenge).activity });
    case "player-removed":
      return says.playerRemoved({ challenge: inLanguage(told.challenge).activity });
    case "order":
      return orderNewsText(told.order.number, told.news);
    case "announcement":
      return told.text[languageWords.language];
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
