import * as endpoints from "./endpoints.ts";
import * as liveEndpoints from "./live-endpoints.ts";
import type { Contract } from "#adapters/http-contract/endpoint.ts";

export const quizzesContract: Contract = [endpoints, liveEndpoints];
