import type { Facts } from "#web/design/phrase.ts";

/** A goal of meals that is worked out. */
export const mealGoalPhrases = {
  title: "Work out your goal",
  addExercise: "Add the energy exercise uses above rest",
  whySitting: "A walk of 200 kcal lets you eat 200 kcal more that day.",
  countedAlready: "Exercise is already part of this goal, by how you live. It is not added again.",
  take: ({ goal }: Facts<"goal">) => `Use ${goal} as the goal from today`,
};
