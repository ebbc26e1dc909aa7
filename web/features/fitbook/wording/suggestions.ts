import type { Facts } from "#web/design/phrase.ts";

/** What is said of people whom one may want to follow. */
export const suggestionPhrases = {
  title: "People you may want to follow",
  reading: "Looking for people",
  unavailable: "Suggestions couldn't be loaded right now.",
  none: "Nobody to suggest yet. Suggestions come from the people you follow and from your groups, never from contacts or orders.",
  followedBy: {
    one: ({ name, count }: Facts<"name" | "count">) => `Followed by ${name} and ${count} other you follow`,
    other: ({ name, count }: Facts<"name" | "count">) => `Followed by ${name} and ${count} others you follow`,
  },
  inGroup: ({ group }: Facts<"group">) => `In “${group}” with you`,
  inGroups: {
    one: ({ group, count }: Facts<"group" | "count">) => `In “${group}” and ${count} more of your groups`,
    other: ({ group, count }: Facts<"group" | "count">) => `In “${group}” and ${count} more of your groups`,
  },
  dismiss: "Not now",
  dismissed: ({ name, days }: Facts<"name" | "days">) => `We won't suggest ${name} for ${days} days.`,
  undo: "Undo",
  asked: ({ name }: Facts<"name">) => `You asked to follow ${name}.`,
  all: "All suggestions",
  find: "Find people",
  groups: "See groups",
};
