import * as endpoints from "./endpoints.ts";
import * as pushEndpoints from "./push-endpoints.ts";
import type { Contract } from "#adapters/http-contract/endpoint.ts";

export const devicesContract: Contract = [endpoints, pushEndpoints];
