import type { BilingualText } from "../shared/language.ts";
import type { Instant } from "../shared/instant.ts";
import type { Paise } from "../shared/money.ts";

/** A coupon as it is stored. Source: specification/coupons.md, What a coupon holds. */
export type Coupon = {
  /** As stored: neither trimmed nor uppercased. */
  readonly code: string;
  readonly audience: "public" | "private";
  readonly isForWeb: boolean;
  /** The first list that is not empty decides what the coupon counts. All lists empty: it counts everything. */
  readonly products: readonly string[];
  readonly brands: readonly string[];
  readonly categories: readonly string[];
  /** How many lines it counts, the cheapest first; null: all. */
  readonly maximumLines: number | null;
  /** How many pieces of a line it counts; null: all of them. */
  readonly maximumPieces: number | null;
  readonly promise: CouponPromise;
  /** The eligible value, excluding tax, from which it unlocks. */
  readonly minimum: Paise;
  /** What shipping costs while it is applied; 0: it does not change shipping. */
  readonly priorityShipping: Paise;
  /** null: it never ends. */
  readonly end: CouponEnd | null;
};

/** What it takes off. `percent` is the number that its shortest decimal text gives, and may be above 100; `cap` null: none. */
export type CouponPromise =
  | { readonly kind: "rupee"; readonly amount: Paise }
  | { readonly kind: "percentage"; readonly percent: number; readonly cap: Paise | null };

/**
 * The last moment: either an instant at which the coupon still holds, or a whole Indian day, given by the first instant of the next day.
 */
export type CouponEnd = { readonly kind: "instant"; readonly last: Instant } | { readonly kind: "day"; readonly nextBegins: Instant };

/**
 * What a coupon's card shows in addition to its rules. `terms` are clean HTML: paragraphs, lists and emphasis without attributes; null:
 * none.
 */
export type PublicCoupon = Coupon & { readonly terms: BilingualText | null };
