import type { schedulePhrases as english } from "../schedule.ts";

export const schedulePhrases: typeof english = {
  alternate: "एक दिन छोड़कर",
  weekly: "हफ़्ते में एक दिन",
  every: ({ count }) => `हर ${count} दिन पर`,
  on: ({ weekdays }) => `केवल ${weekdays}`,
  inSteps: "चरणों में",
  step: ({ span, what }) => `${span}: ${what}`,
  asNeeded: "ज़रूरत पड़ने पर",
  mostADay: {
    one: ({ count }) => `दिन में ज़्यादा से ज़्यादा ${count} बार`,
    other: ({ count }) => `दिन में ज़्यादा से ज़्यादा ${count} बार`,
  },
  hoursApart: {
    one: ({ count }) => `कम से कम ${count} घंटे के अंतर पर`,
    other: ({ count }) => `कम से कम ${count} घंटे के अंतर पर`,
  },
  doses: {
    one: ({ count, day }) => `${day} से ${count} ख़ुराक`,
    other: ({ count, day }) => `${day} से ${count} ख़ुराकें`,
  },
  repeats: {
    one: ({ count, day }) => `${day} से ${count} बार`,
    other: ({ count, day }) => `${day} से ${count} बार`,
  },
};
