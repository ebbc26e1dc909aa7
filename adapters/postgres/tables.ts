import type { Generated } from "kysely";
import type { AccountTables } from "./account-tables.ts";
import type { CartTables } from "./cart-tables.ts";
import type { ContentTables } from "./content-tables.ts";
import type { IdentityTables } from "./identity-tables.ts";
import type { NotificationTables } from "./notification-tables.ts";
import type { UploadTables } from "./upload-tables.ts";

/** The rows as pg answers them: int8 as an exact number, numeric as text. Amounts are in paise. */
export type Tables = AccountTables & NotificationTables & UploadTables & CartTables & ContentTables &
  IdentityTables & {
  shelf: ShelfRow;
  product: ProductRow;
  shelved: ShelvedRow;
  coupon: CouponRow;
  shipping_settings: ShippingRow;
  pincode: PincodeRow;
};

/** Products side by side: the whole shop, or a category. `products` counts those on it. */
export type ShelfRow = {
  id: Generated<number>;
  kind: "shop" | "category";
  slug: string;
  title: string;
  position: number;
  products: number;
};

export type ProductRow = {
  id: string;
  /** The order in which products were put: the lower, the more popular. */
  rank: number;
  slug: string;
  title: string;
  /** The title and its spellings as search compares them. */
  searched: string;
  brand: string | null;
  categories: readonly string[];
  gst: string;
  is_active: boolean;
  minimum_quantity: number;
  weight: string;
  price: number | null;
  stock: number | null;
  mrp: number | null;
  cash_on_delivery: boolean;
  form: string;
  size: string;
  sub_category: string;
  tags: readonly string[];
  concerns: readonly string[];
  hsn: string;
  seller_name: string | null;
  seller_state: string | null;
  seller_gstin: string | null;
  hindi: string | null;
  sanskrit: string | null;
  is_consumable: boolean;
};

/** An active product on a shelf, with its standing there in each order, so that every page is a walk along an index. */
export type ShelvedRow = { shelf: number; product: string; popular: number; price_rising: number; price_falling: number; saving: number };

export type CouponRow = {
  /** The order in which coupons were put. */
  position: Generated<number>;
  code: string;
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

export type PincodeRow = { pincode: string; state: string; days: number; cash_on_delivery: boolean };
