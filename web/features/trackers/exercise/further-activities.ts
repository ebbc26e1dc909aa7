import { SearchActivityCalories } from "#core/trackers/calls/found-calories.ts";
import { FurtherSearch } from "#web/features/trackers/page/further-search.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** An activity that only the server has: its code, its name in both languages, and its MET. */
export type FurtherActivity = { readonly id: string; readonly name: string; readonly hindi: string; readonly met: number };

export const furtherActivitiesNeeds = { searchActivityCalories: SearchActivityCalories };

/** A search of the activities that staff have imported, which no device has. */
export const furtherActivities = (useCases: NeedsOf<typeof furtherActivitiesNeeds>): FurtherSearch<FurtherActivity> =>
  new FurtherSearch(async (words) =>
    (await useCases.searchActivityCalories(words)).map(({ activity: id, ...named }) => ({ id, ...named })),
  );
