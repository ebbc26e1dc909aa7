import type { Facts } from "#web/design/phrase.ts";

/** What the water tracker alone says. */
export const waterPhrases = {
  add: "Add water",
  sizes: { "150": "Katori", "250": "Glass", "500": "Bottle" },
  named: ({ name, amount }: Facts<"name" | "amount">) => `${name}, ${amount}`,
  own: "Your own amount in ml",
  addOwn: "Add",
  wrong: ({ from, to }: Facts<"from" | "to">) => `Please enter ${from} to ${to} ml`,
  amount: "Amount in ml",
};
