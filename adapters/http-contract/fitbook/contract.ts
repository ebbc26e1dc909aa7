import * as endpoints from "./endpoints.ts";
import * as peopleEndpoints from "./people-endpoints.ts";
import * as groupsEndpoints from "./groups-endpoints.ts";
import * as linksEndpoints from "./links-endpoints.ts";
import * as postsEndpoints from "./posts-endpoints.ts";
import * as challengeEndpoints from "./challenge-endpoints.ts";
import * as reportsEndpoints from "./reports-endpoints.ts";
import type { Contract } from "#adapters/http-contract/endpoint.ts";

export const fitbookContract: Contract = [
  endpoints,
  peopleEndpoints,
  groupsEndpoints,
  linksEndpoints,
  postsEndpoints,
  challengeEndpoints,
  reportsEndpoints,
];
