import type { Facts } from "#web/design/phrase.ts";

/** When and for how long something is taken or done, on papers, at the desk and among the doses of a day. */
export const schedulePhrases = {
  alternate: "on alternate days",
  weekly: "weekly",
  every: ({ count }: Facts<"count">) => `every ${count} days`,
  on: ({ weekdays }: Facts<"weekdays">) => `on ${weekdays}`,
  inSteps: "in steps",
  step: ({ span, what }: Facts<"span" | "what">) => `${span}: ${what}`,
  asNeeded: "as needed",
  mostADay: {
    one: ({ count }: Facts<"count">) => `at most ${count} time a day`,
    other: ({ count }: Facts<"count">) => `at most ${count} times a day`,
  },
  hoursApart: {
    one: ({ count }: Facts<"count">) => `at least ${count} hour apart`,
    other: ({ count }: Facts<"count">) => `at least ${count} hours apart`,
  },
  doses: {
    one: ({ count, day }: Facts<"count" | "day">) => `${count} dose from ${day}`,
    other: ({ count, day }: Facts<"count" | "day">) => `${count} doses from ${day}`,
  },
  repeats: {
    one: ({ count, day }: Facts<"count" | "day">) => `${count} time from ${day}`,
    other: ({ count, day }: Facts<"count" | "day">) => `${count} times from ${day}`,
  },
};
