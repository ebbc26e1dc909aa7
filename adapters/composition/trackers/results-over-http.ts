import { ListResults } from "#core/trackers/results/list-results.use-case.ts";
import { SaveResult } from "#core/trackers/results/save-result.use-case.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

/** Results of the tools, which the shop shows on their trackers' pages. */
export function trackerResultsOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/trackers/result-endpoints.ts"), {
    listBodyResults: ListResults.body,
    saveBodyResult: SaveResult.body,
    listPrakritiResults: ListResults.prakriti,
    savePrakritiResult: SaveResult.prakriti,
    listStressResults: ListResults.stress,
    saveStressResult: SaveResult.stress,
  });
}
