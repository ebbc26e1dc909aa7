import { dayAt } from "#web/design/wording/dates.ts";
import { wholeNumber } from "#web/design/wording/amounts.ts";
import { orderNewsText } from "#web/features/order-news/wording/hindi/order-news.ts";
import type { Notification } from "#core/notifications/notification.ts";
import type { notificationWords as english } from "#web/features/notifications/wording/notifications.ts";

/** What customers are told. */
export const notificationWords: typeof english = {
  title: "सूचनाएँ",
  bell: (unread: number): string => (unread === 0 ? "सूचनाएँ" : `सूचनाएँ, ${wholeNumber(unread)} नई`),
  news: (unread: number): string => (unread === 1 ? "1 नई सूचना" : `${wholeNumber(unread)} नई सूचनाएँ`),
  count: (unread: number): string => (unread > 99 ? "99+" : String(unread)),
  viewAll: "सब देखें",
  reading: "आपकी सूचनाएँ लाई जा रही हैं",
  unavailable: "आपकी सूचनाएँ अभी दिखाई नहीं जा सकीं।",
  tryAgain: "फिर कोशिश करें",
  none: "कुछ नया नहीं",
  noneText: "आपके ऑर्डर की खबरें, फ़ॉलो करने के अनुरोध, समूहों और चुनौतियों के न्योते यहाँ दिखेंगे।",
  allRead: "आपने सब देख लिया है।",
  markAll: "सबको पढ़ा हुआ मानें",
  more: "और दिखाएँ",
  isNew: "(नई)",
  shop: "निरामय",
  offers: {
    accept: "स्वीकार करें",
    decline: "मना करें",
    join: "जुड़ें",
    followBack: "आप भी फ़ॉलो करें",
    ongoing: "जारी है",
    expired: "समय बीत गया",
  },
  says,
  when,
};

function says(told: Notification): string {
  switch (told.kind) {
    case "follow-request":
      return `${told.from.name} आपको फ़ॉलो करना चाहते हैं`;
    case "follow-accepted":
      return `${told.from.name} ने आपका फ़ॉलो अनुरोध स्वीकार किया`;
    case "follow-suggestion":
      return `${told.from.name} आपको फ़ॉलो करते हैं`;
    case "group-request":
      return inviting(told.from, `समूह “${told.group.name}”`);
    case "challenge-request":
      return inviting(told.from, `चुनौती “${told.challenge.activity}”`);
    case "order":
      return orderNewsText(told.order.number, told.news);
    case "announcement":
      return told.text.hi;
  }
}

const inviting = (from: { readonly name: string } | null, to: string): string =>
  from === null ? `आपको ${to} का न्योता है` : `${from.name} आपको ${to} में बुला रहे हैं`;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago, for as long as that is how people say it. In milliseconds since 1970. */
function when(at: number, now: number): string {
  const past = now - at;
  if (past < MINUTE) return "अभी";
  if (past < HOUR) return `${Math.floor(past / MINUTE)} मिनट पहले`;
  if (past < DAY) return `${Math.floor(past / HOUR)} घंटे पहले`;
  if (past < 2 * DAY) return "कल";
  return past < 7 * DAY ? `${Math.floor(past / DAY)} दिन पहले` : dayAt(at);
}
