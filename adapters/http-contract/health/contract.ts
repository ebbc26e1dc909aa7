import * as endpoints from "./endpoints.ts";
import type { Contract } from "#adapters/http-contract/endpoint.ts";

export const healthContract: Contract = [endpoints];
