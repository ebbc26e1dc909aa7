import { wholeNumber } from "#web/design/figures/amounts.ts";
import { counted } from "#web/design/phrase.ts";
import { groupMemberPhrases as says } from "#web/features/fitbook/wording/group-members.ts";

/** What is said of the people of a group, in any language. */
export const memberWords = {
  ...says,
  chosenPeople: (count: number): string => counted(count, says.chosen, { count: wholeNumber(count) }),
};
