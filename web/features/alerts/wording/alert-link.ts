import type { Facts } from "#web/design/phrase.ts";

/** What the buttons say that lead to an alert. */
export const alertLinkWords = {
  "back-in-stock": "Tell me when it is back",
  "price-at-most": "Tell me when the price falls",
  opening: "Tell me when this opens",
  "quiz-opens": "Tell me when this opens",
};

/** The same beside others of its kind. */
export const alertLinkNamed = ({ title }: Facts<"title">) => `Tell me when this opens: ${title}`;
