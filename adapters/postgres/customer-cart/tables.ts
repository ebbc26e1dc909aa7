import type { Generated, JSONColumnType } from "kysely";
import type { RemovalReason } from "#core/cart/removal-reason.ts";
import type { KeptSync } from "#core/customer-cart/sync-receipt.ts";

export type CartTables = {
  cart: CartRow;
  cart_line: CartLineRow;
  cart_notice: CartNoticeRow;
  cart_sync: CartSyncRow;
  wish: WishRow;
};

export type CartRow = { customer: string; choice: Generated<"automatic" | "none" | "typed">; code: string | null; changed_at: Date };

/** `place` is the order in which the lines were added. */
export type CartLineRow = { customer: string; product: string; place: Generated<number>; quantity: number };

export type CartNoticeRow = {
  customer: string;
  product: string;
  place: Generated<number>;
  kind: "removed" | "limited";
  title: string;
  hindi: string | null;
  slug: string;
  reason: RemovalReason | null;
  from_quantity: number | null;
  to_quantity: number | null;
};

export type CartSyncRow = { customer: string; id: string; kept: JSONColumnType<KeptSync>; synced_at: Date };
export type WishRow = { customer: string; product: string; place: Generated<number> };
