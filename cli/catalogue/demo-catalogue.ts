import type { Day } from "#core/shared/day.ts";

/** The demo shop as NDJSON, a record a line, as it stands on a day. */
export type DemoCatalogue = (kind: "products" | "coupons" | "pincodes" | "shipping", today: Day) => readonly string[];
