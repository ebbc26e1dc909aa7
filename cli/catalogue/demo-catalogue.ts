/** The demo shop as NDJSON, a record a line; coupons as they stand on a day ("2026-11-20"). */
export type DemoCatalogue = {
  products(): readonly string[];
  coupons(day: string): readonly string[];
  pincodes(): readonly string[];
  shipping(): readonly string[];
};
