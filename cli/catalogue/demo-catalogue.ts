import type { Day } from "#core/shared/day.ts";

/** The demo shop as NDJSON, a record a line; products and coupons as they stand on a day ("2026-11-20"). */
export type DemoCatalogue = {
  products(today: Day): readonly string[];
  coupons(day: Day): readonly string[];
  pincodes(): readonly string[];
  shipping(): readonly string[];
};
