import { weekdayOf } from "#web/design/figures/days.ts";
import { challengeWords } from "#web/features/fitbook/challenges/challenge-words.ts";
import { cardPhrases as says } from "#web/features/fitbook/wording/cards.ts";
import type { DayCard } from "#core/fitbook/posts/day-card.ts";

/** What is said of a day that is shared, in any language. */
export const dayCardWords = {
  ...says.days,
  amount: ({ measure, amount }: DayCard): string => challengeWords.amount(measure, amount),
  day: ({ day }: DayCard): string => weekdayOf(day),
  label: ({ measure, day }: DayCard): string => says.days.labelled({ what: says.days.measures[measure], day: weekdayOf(day) }),
  choice: (card: DayCard): string =>
    says.days.choice({ what: says.days.measures[card.measure], amount: dayCardWords.amount(card), day: dayCardWords.day(card) }),
};
