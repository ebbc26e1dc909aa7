import { TakeMyEntries } from "#core/trackers/mine/take-my-entries.use-case.ts";
import { takeMyEntriesOverHttp } from "#adapters/http-client/entries-download.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { Api } from "#adapters/http-client/over-http.ts";

export function trackersOverHttp(container: Container, api: Api): void {
  container.bind(TakeMyEntries).toConstantValue(takeMyEntriesOverHttp(api));
}
