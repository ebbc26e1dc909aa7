import { wholeNumber } from "#web/design/figures/amounts.ts";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { counted } from "#web/design/phrase.ts";
import { fitbookPhrases as says } from "./wording/fitbook.ts";
import type { TieRefusal } from "./people/tie-model.ts";

/** What is said in Fitbook, in any language. */
export const fitbookWords = {
  ...says,
  followers: (count: number): string => counted(count, says.count.followers, { count: wholeNumber(count) }),
  following: (count: number): string => says.count.following({ count: wholeNumber(count) }),
  found: (count: number, isAll: "all" | "first"): string =>
    isAll === "all"
      ? counted(count, says.find.found, { count: wholeNumber(count) })
      : says.find.foundAtLeast({ count: wholeNumber(count) }),
  refused: (refusal: TieRefusal): string =>
    refusal.kind === "too-much" ? says.tooMuch({ from: timeAt(refusal.until) }) : says.refusals[refusal.kind],
  problem: (problem: keyof typeof says.form.problems | null): string | null => (problem === null ? null : says.form.problems[problem]),
};
