import { SearchActivityCalories } from "#core/trackers/calls/found-calories.ts";
import { FurtherSearch } from "#web/features/trackers/page/further-search.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";

/** An activity that only the server has: its code, its name in both languages, and its MET. */
export type FurtherActivity = { readonly id: string; readonly name: string; readonly hindi: string; readonly met: number };

/** A search of the activities that staff have imported, which no device has. */
export const furtherActivities = (allDependencies: AllDependencies): FurtherSearch<FurtherActivity> =>
  new FurtherSearch(async (words) =>
    (await (await allDependencies()).get(SearchActivityCalories)(words)).map(({ activity: id, ...named }) => ({ id, ...named })),
  );
