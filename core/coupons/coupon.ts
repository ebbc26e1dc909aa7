import type { Instant } from "../shared/instant.ts";
import type { Paise } from "../shared/money.ts";

/** A coupon as it is kept. Source: specification/coupons.md, What a coupon holds. */
export type Coupon = {
  /** As stored: neither trimmed nor uppercased. */
  readonly code: string;
  readonly audience: "public" | "private";
  readonly isForWeb: boolean;
  /** The first non-empty list decides what it counts; all empty: everything. */
  readonly products: readonly string[];
  readonly brands: readonly string[];
  readonly categories: readonly string[];
  /** How many lines it counts, the cheapest first; null: all. */
  readonly maximumLines: number | null;
  /** How many pieces of a line it counts; null: all. */
  readonly maximumPieces: number | null;
  readonly promise: CouponPromise;
  /** The eligible value, excluding tax, from which it unlocks. */
  readonly minimum: Paise;
  /** What shipping costs while it is applied; 0: it leaves shipping alone. */
  readonly priorityShipping: Paise;
  /** null: never ends. */
  readonly end: CouponEnd | null;
};

/** What it takes off. `percent` as its shortest decimal text reads, and possibly above 100; `cap` null: none. */
export type CouponPromise =
  | { readonly kind: "rupee"; readonly amount: Paise }
  | { readonly kind: "percentage"; readonly percent: number; readonly cap: Paise | null };

/** The last moment: an instant that still counts, or a whole Indian day, given by the first instant of the next. */
export type CouponEnd = { readonly kind: "instant"; readonly last: Instant } | { readonly kind: "day"; readonly nextBegins: Instant };

/** What a coupon's card shows beside its rules. `terms` are clean HTML: paragraphs, lists and emphasis without attributes; null: none. */
export type PublicCoupon = Coupon & { readonly terms: string | null };
