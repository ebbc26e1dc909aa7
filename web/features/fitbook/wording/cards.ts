import type { Facts } from "#web/design/phrase.ts";

/** What is said of a result that is shared with a post. */
export const cardPhrases = {
  share: "Share in Fitbook",
  label: ({ activity }: Facts<"activity">) => `Result: ${activity}`,
  unnamed: "A challenge among a few",
  place: ({ rank, players }: Facts<"rank" | "players">) => `Rank ${rank} of ${players}`,
  goesAlong: "This card goes along with your post. It keeps these figures.",
  without: "Share without the card",
  missing: "There is no result of yours here that can be shared.",
};
