import type { Generated } from "kysely";
import type { AreaTables } from "#adapters/postgres/stored-areas.ts";
import type {
  CatalogueStateRow,
  ProductRow,
  ProductSetFacetRow,
  ProductSetPartRow,
  ProductSetRow,
} from "#adapters/postgres/catalogue/tables.ts";

/** The rows as pg returns them: int8 as an exact number, numeric as text. Amounts are in paise. */
export type Tables = AreaTables & {
  shelf: ProductSetRow;
  product: ProductRow;
  shelf_part: ProductSetPartRow;
  shelf_facet: ProductSetFacetRow;
  catalogue_state: CatalogueStateRow;
  coupon: CouponRow;
  shipping_settings: ShippingRow;
  pincode: PincodeRow;
  store_history: StoreHistoryRow;
};

/** Identifies this history of the tables: restoring a backup gives them another id. */
export type StoreHistoryRow = { only_row: Generated<true>; id: Generated<string> };

export type CouponRow = {
  /** The order in which coupons were added. */
  position: Generated<number>;
  code: string;
  /** The code in upper case as core makes it. The database's upper case may be different. */
  key: string;
  audience: "public" | "private";
  is_for_web: boolean;
  products: readonly string[];
  brands: readonly string[];
  categories: readonly string[];
  maximum_lines: number | null;
  maximum_pieces: number | null;
  promise: "rupee" | "percentage";
  amount: number | null;
  percent: string | null;
  cap: number | null;
  minimum: number;
  priority_shipping: number;
  end_kind: "instant" | "day" | null;
  end_seconds: number | null;
  end_decimals: string | null;
  terms: string | null;
  terms_hindi: string | null;
  /** null: no limit. */
  uses_left: number | null;
  added_at: Generated<Date>;
};

export type ShippingRow = {
  only_row: Generated<true>;
  basic_minimum: number | null;
  basic_charge: number | null;
  exceed_above: string | null;
  exceed_minimum: number | null;
  exceed_charge: number | null;
};

export type PincodeRow = { pincode: string; state: string; days: number; cash_on_delivery: boolean; city: string | null };
