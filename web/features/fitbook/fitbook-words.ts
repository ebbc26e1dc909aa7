import { wholeNumber } from "#web/design/figures/amounts.ts";
import { counted } from "#web/design/phrase.ts";
import { fitbookPhrases as says } from "./wording/fitbook.ts";

/** What is said in Fitbook, in any language. */
export const fitbookWords = {
  ...says,
  followers: (count: number): string => counted(count, says.count.followers, { count: wholeNumber(count) }),
  following: (count: number): string => says.count.following({ count: wholeNumber(count) }),
  found: (count: number, isAll: "all" | "first"): string =>
    isAll === "all"
      ? counted(count, says.find.found, { count: wholeNumber(count) })
      : says.find.foundAtLeast({ count: wholeNumber(count) }),
  problem: (problem: keyof typeof says.form.problems | null): string | null => (problem === null ? null : says.form.problems[problem]),
};
