import { EraseMyEntries } from "#core/trackers/mine/erase-my-entries.use-case.ts";
import { ImportMyEntries } from "#core/trackers/mine/import-my-entries.use-case.ts";
import { TakeMyEntries } from "#core/trackers/mine/take-my-entries.use-case.ts";
import { takeMyEntriesOverHttp } from "#adapters/http-client/entries-download.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { Api, OverHttp } from "#adapters/http-client/over-http.ts";

/** What customers do with all of their entries: take them along, bring them back, erase them. */
export function myEntriesOverHttp(container: Container, overHttp: OverHttp, api: Api): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/trackers/mine-endpoints.ts"), {
    eraseMyEntries: EraseMyEntries,
    importMyEntries: ImportMyEntries,
  });
  container.bind(TakeMyEntries).toConstantValue(takeMyEntriesOverHttp(api));
}
