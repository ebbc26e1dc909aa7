/** What the buttons say that lead to an alert. */
export const alertLinkWords = {
  "back-in-stock": "Tell me when it is back",
  "price-at-most": "Tell me when the price falls",
  opening: "Tell me when this opens",
};
