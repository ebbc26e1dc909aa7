import type { Facts } from "#web/design/phrase.ts";

/** What the pages say of results that are kept over time. */
export const resultPhrases = {
  title: "Your results",
  none: "No result yet.",
  unavailable: "Your results couldn't be loaded.",
  first: { body: "Calculate BMI and body fat", prakriti: "Take the prakriti test", stress: "Take the stress test" },
  again: { body: "Calculate again", prakriti: "Take the test again", stress: "Take the test again" },
  former: ({ day, said }: Facts<"day" | "said">) => `${day}: ${said}`,
  withFat: ({ headline, percent, spread }: Facts<"headline" | "percent" | "spread">) => `${headline}, fat ${percent} % (± ${spread})`,
  found: ({ day }: Facts<"day">) => `There is a result from ${day} on this device. Is this yours?`,
  isMine: "Yes, keep it in my account",
  isNotMine: "No, leave it",
  failed: "It wasn't saved. It is still on this device.",
  refused: "This result can't be saved in your account. It stays on this device.",
  changed: ({ name, share, was }: Facts<"name" | "share" | "was">) => `${name}: ${share} %, was ${was} %.`,
  unchanged: "The shares are the same as last time.",
  scores: ({ first, last, count }: Facts<"first" | "last" | "count">) => `${count} tests: from ${first} to ${last} of 40.`,
  walk: "Tests: use the arrow keys",
  table: "As a table",
  day: "Day",
  highest: "What weighed on you most",
  item: ({ asked, answer }: Facts<"asked" | "answer">) => `… ${asked} ${answer}`,
};
