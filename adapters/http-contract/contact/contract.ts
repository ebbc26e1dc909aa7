import * as endpoints from "./endpoints.ts";
import * as inbox from "./inbox.ts";
import type { Contract } from "#adapters/http-contract/endpoint.ts";

export const contactContract: Contract = [endpoints, inbox];
