import * as endpoints from "./endpoints.ts";
import * as profileEndpoints from "./profile-endpoints.ts";
import * as sharingEndpoints from "./sharing-endpoints.ts";
import * as reportEndpoints from "./report-endpoints.ts";
import * as labReportEndpoints from "./lab-report-endpoints.ts";
import * as spanEndpoints from "./span-endpoints.ts";
import type { Contract } from "#adapters/http-contract/endpoint.ts";

export const assessmentsContract: Contract = [
  endpoints,
  profileEndpoints,
  sharingEndpoints,
  reportEndpoints,
  labReportEndpoints,
  spanEndpoints,
];
