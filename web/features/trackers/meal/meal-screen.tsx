import { TrackerFrame } from "#web/features/trackers/page/tracker-frame.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";

const PARTS = {
  Add: latePart(lateCode(() => import("./add-meal.tsx"), "AddMeal")),
  Change: latePart(lateCode(() => import("./change-meal.tsx"), "ChangeMeal")),
  Goal: latePart(lateCode(() => import("./meal-goal.tsx"), "MealGoal")),
  List: latePart(lateCode(() => import("./meal-list.tsx"), "MealList")),
};

/** What somebody eats. */
export const Screen = ({ data }: { readonly data: { readonly title: string; readonly lead: string; readonly up: string } }) => (
  <TrackerFrame tracker="meal" parts={PARTS} {...data} />
);
