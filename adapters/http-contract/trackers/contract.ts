import * as endpoints from "./endpoints.ts";
import * as goalEndpoints from "./goal-endpoints.ts";
import * as dailyEndpoints from "./daily-endpoints.ts";
import * as mindEndpoints from "./mind-endpoints.ts";
import * as mineEndpoints from "./mine-endpoints.ts";
import * as resultEndpoints from "./result-endpoints.ts";
import * as searchEndpoints from "./search-endpoints.ts";
import type { Contract } from "#adapters/http-contract/endpoint.ts";

export const trackersContract: Contract = [
  endpoints,
  goalEndpoints,
  dailyEndpoints,
  mindEndpoints,
  mineEndpoints,
  resultEndpoints,
  searchEndpoints,
];
