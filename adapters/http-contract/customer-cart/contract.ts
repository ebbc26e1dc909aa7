import * as endpoints from "./endpoints.ts";
import * as reordering from "./reorder.ts";
import type { Contract } from "#adapters/http-contract/endpoint.ts";

export const customerCartContract: Contract = [endpoints, reordering];
