import type { Facts } from "#web/design/phrase.ts";

/** Results of one sitting, where no script runs. */
export const sittingPhrases = {
  title: "Your results so far",
  where: "They travel with the form of this page and are kept nowhere. Once you leave the page they are gone.",
  most: ({ count }: Facts<"count">) => `The last ${count} results stay here.`,
  when: "When",
  changed: "Since the result before",
  changedBy: ({ what, by }: Facts<"what" | "by">) => `${what} ${by}`,
  points: ({ number }: Facts<"number">) => `${number} points`,
  unchanged: "no change",
  unread: {
    one: () => "An earlier result couldn't be loaded, so it is not in the table.",
    other: ({ count }: Facts<"count">) => `${count} earlier results couldn't be loaded, so they are not in the table.`,
  },
  again: "Answer again, beside these results",
};
