import * as endpoints from "./endpoints.ts";
import * as collections from "./collections.ts";
import * as front from "./front.ts";
import type { Contract } from "#adapters/http-contract/endpoint.ts";

export const catalogueContract: Contract = [endpoints, collections, front];
