import { demoCoupons } from "./coupons.ts";
import { DEMO_DAY } from "./demo-day.ts";
import { demoPincodes } from "./pincodes.ts";
import { demoProducts } from "./products.ts";
import { demoShipping } from "./shipping.ts";
import type { Day } from "#core/shared/day.ts";

/** One record a line. */
export const linesOf = (records: readonly object[]): readonly string[] => records.map((record) => JSON.stringify(record));

/** The demo shop as NDJSON: one record a line, the products in the order of their popularity. */
export const demoLines = {
  /** Products as they are sold on a day: their stock keeps for some time after it. */
  products: (today: Day = DEMO_DAY): readonly string[] => linesOf(demoProducts(today)),
  /** Coupons as they stand on `day` ("2026-11-20"). */
  coupons: (day: string): readonly string[] => linesOf(demoCoupons(day, demoProducts())),
  pincodes: (): readonly string[] => linesOf(demoPincodes()),
  shipping: (): readonly string[] => linesOf([demoShipping]),
};
