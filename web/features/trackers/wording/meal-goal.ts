import type { Facts } from "#web/design/phrase.ts";

/** A goal of meals that is worked out. */
export const mealGoalPhrases = {
  title: "Work your goal out",
  addExercise: "Add what exercise takes above rest",
  whySitting: "A walk of 200 kcal lets you eat 200 kcal more that day.",
  countedAlready: "Exercise is part of this goal already, by how you live. It is not added again.",
  take: ({ goal }: Facts<"goal">) => `Take ${goal} as the goal from today`,
};
