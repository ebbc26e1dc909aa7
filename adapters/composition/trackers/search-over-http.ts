import { SearchActivityCalories, SearchFoodCalories } from "#core/trackers/calls/found-calories.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

/** The searches of foods and activities: the shop's pages ask them for what the device does not know. */
export function trackerSearchOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/trackers/search-endpoints.ts"), {
    searchFoodCalories: SearchFoodCalories,
    searchActivityCalories: SearchActivityCalories,
  });
}
