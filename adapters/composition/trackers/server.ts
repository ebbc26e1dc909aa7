import { MindAnswers } from "#core/trackers/mind/mind-answers.port.ts";
import { TakeMyEntries } from "#core/trackers/mine/take-my-entries.use-case.ts";
import { SavedResults } from "#core/trackers/results/saved-results.port.ts";
import { Trackers } from "#core/trackers/trackers.port.ts";
import { postgresMindAnswers } from "#adapters/postgres/trackers/mind-answers.ts";
import { postgresSavedResults } from "#adapters/postgres/trackers/saved-results.ts";
import { postgresTrackers } from "#adapters/postgres/trackers/trackers.ts";
import { entriesDownload } from "#adapters/http-server/downloads/entries-download.ts";
import { trackersInProcess } from "./in-process.ts";
import * as dailyEndpoints from "#adapters/http-contract/trackers/daily-endpoints.ts";
import * as endpoints from "#adapters/http-contract/trackers/endpoints.ts";
import * as goalEndpoints from "#adapters/http-contract/trackers/goal-endpoints.ts";
import * as mindEndpoints from "#adapters/http-contract/trackers/mind-endpoints.ts";
import * as mineEndpoints from "#adapters/http-contract/trackers/mine-endpoints.ts";
import * as resultEndpoints from "#adapters/http-contract/trackers/result-endpoints.ts";
import * as searchEndpoints from "#adapters/http-contract/trackers/search-endpoints.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const trackersArea = {
  name: "trackers",
  ports(container, { db }) {
    container.bind(MindAnswers).toConstantValue(postgresMindAnswers(db));
    container.bind(SavedResults).toConstantValue(postgresSavedResults(db));
    container.bind(Trackers).toConstantValue(postgresTrackers(db));
  },
  useCases: trackersInProcess,
  routes: (container) => [entriesDownload(container.get(TakeMyEntries))],
  contracts: [endpoints, goalEndpoints, dailyEndpoints, mindEndpoints, mineEndpoints, resultEndpoints, searchEndpoints],
  hourly: [(_db, now, container) => container.get(Trackers).forget(now)],
} as const satisfies ServerArea;
