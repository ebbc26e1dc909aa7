import type { Paise } from "../shared/money.ts";

/** Shipping is free from `minimumOrder` on; below that it costs `charge`. */
export type ShippingRule = { readonly minimumOrder: Paise; readonly charge: Paise };

/** Source: specification/shipping.md, Settings. */
export type ShippingSettings = {
  readonly basic: ShippingRule | null;
  /** The rule for carts heavier than `above`, in kilograms as its shortest decimal text reads; 0: it never holds. */
  readonly weightExceed: (ShippingRule & { readonly above: number }) | null;
};

/** Which rule a cart's weight chose; null: the one chosen is absent, or the cart is empty. */
export type ShippingRuleName = "basic" | "weight-exceed";
