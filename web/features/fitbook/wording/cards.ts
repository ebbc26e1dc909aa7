import type { SharedMeasure } from "#core/fitbook/posts/day-card.ts";
import type { Facts } from "#web/design/phrase.ts";

/** What is said of a result that is shared with a post. */
export const cardPhrases = {
  share: "Share in Fitbook",
  label: ({ activity }: Facts<"activity">) => `Result: ${activity}`,
  unnamed: "A private challenge",
  place: ({ rank, players }: Facts<"rank" | "players">) => `Rank ${rank} of ${players}`,
  goesAlong: "This card is shared with your post. Its figures won't change.",
  without: "Share without the card",
  days: {
    add: "Add a day of a tracker",
    title: "A day of a tracker",
    hint: "Only the figure you choose is shared: no entry, no time and no other day.",
    none: "Nothing is noted for today or yesterday yet.",
    measures: {
      exercise_minutes: "Exercise",
      water_ml: "Water",
      sleep_minutes: "Sleep",
    } satisfies Record<SharedMeasure, string>,
    labelled: ({ what, day }: Facts<"what" | "day">) => `${what}, ${day}`,
    choice: ({ what, amount, day }: Facts<"what" | "amount" | "day">) => `${what}: ${amount}, ${day}`,
  },
  missing: "You have no result here that can be shared.",
};
