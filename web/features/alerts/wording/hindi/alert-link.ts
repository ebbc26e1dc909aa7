import type { alertLinkNamed as englishNamed, alertLinkWords as english } from "#web/features/alerts/wording/alert-link.ts";

/** What the buttons say that lead to an alert. */
export const alertLinkWords: typeof english = {
  "back-in-stock": "फिर आने पर मुझे बताएँ",
  "price-at-most": "कीमत घटने पर मुझे बताएँ",
  opening: "शुरू होने पर मुझे बताएँ",
  "quiz-opens": "शुरू होने पर मुझे बताएँ",
};

/** The same beside others of its kind. */
export const alertLinkNamed: typeof englishNamed = ({ title }) => `शुरू होने पर मुझे बताएँ: ${title}`;
