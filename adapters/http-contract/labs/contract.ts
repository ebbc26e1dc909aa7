import * as endpoints from "./endpoints.ts";
import * as bookings from "./bookings.ts";
import * as reports from "./reports.ts";
import * as bills from "./bills.ts";
import type { Contract } from "#adapters/http-contract/endpoint.ts";

export const labsContract: Contract = [endpoints, bookings, reports, bills];
