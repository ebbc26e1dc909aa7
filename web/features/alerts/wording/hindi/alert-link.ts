import type { alertLinkWords as english } from "#web/features/alerts/wording/alert-link.ts";

/** What the buttons say that lead to an alert. */
export const alertLinkWords: typeof english = {
  "back-in-stock": "फिर आने पर मुझे बताएँ",
  "price-at-most": "कीमत घटने पर मुझे बताएँ",
  opening: "शुरू होने पर मुझे बताएँ",
};
