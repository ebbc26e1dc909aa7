import type { Facts } from "#web/design/phrase.ts";

/** Movement, sleep and water of a week, and routines. */
export const physicalPhrases = {
  title: "Your body",
  lead: "Short routines for a mat, a chair, the stairs or a breathing break, each with a timer. We note what you do for you.",
  forVisitors: "Once you sign in, you see your week's movement, sleep and water here, and we note each routine that you finish.",
  week: "Your last seven days",
  moved: ({ minutes, of }: Facts<"minutes" | "of">) => `${minutes} of ${of} minutes of movement`,
  movedText: "Minutes of moderate movement; vigorous minutes count twice. The World Health Organization advises 150 a week (2020).",
  trackers: { exercise: "Exercise", sleep: "Sleep", water: "Water", meal: "Meals", weight: "Weight" },
  average: ({ amount, noted }: Facts<"amount" | "noted">) => `${amount} on average (${noted})`,
  noDiagnosis: "Stop when something hurts. If you are ill, pregnant or unsure, ask a doctor first.",
};
