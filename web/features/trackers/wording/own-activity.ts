import type { Facts } from "#web/design/phrase.ts";

/** What activities of one's own say. */
export const ownActivityPhrases = {
  none: "None yet. Is something missing above, such as kabaddi or garba? Write it down once. No other customer finds it.",
  add: "Add an activity",
  saved: "Saved. You'll find it in the search above.",
  removed: "Removed. What you noted of it stays.",
  name: "Name of the activity",
  noName: "Please enter a name in one line",
  met: "How hard it is, in MET",
  metHint: "Walking is 3.8, badminton 5.5, jogging 7.5: choose what feels similar.",
  wrongMet: "Please enter a MET from 0.9 to 25",
  told: ({ met }: Facts<"met">) => `MET ${met}`,
  save: "Save the activity",
  leave: "Cancel",
  changeNamed: ({ name }: Facts<"name">) => `Change the activity ${name}`,
  removeNamed: ({ name }: Facts<"name">) => `Remove the activity ${name}`,
  said: ({ name, met }: Facts<"name" | "met">) => `${name} (MET ${met})`,
};
