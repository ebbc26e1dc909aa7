import { instantAt } from "../../shared/instant.ts";
import { paise } from "../../shared/money.ts";
import type { AddressDetails } from "../../account/address.ts";
import type { PricingRequest } from "../../pricing/pricing-request.ts";
import type { Paise } from "../../shared/money.ts";
import type { DeliveryPlace } from "../../shipping/delivery-place.ts";
import type { OrderedLine } from "./ordered-product.ts";

/** What paying online takes off; `maximum` null: no cap. Source: specification/checkout.md, Prepaid discount. */
export type PrepaidDiscount = { readonly percent: number; readonly maximum: Paise | null; readonly minimumOrder: Paise };

/**
 * The configured terms of checkout; `mostCash` is the highest total that may be paid in cash.
 * Source: specification/checkout.md, Cash on delivery.
 */
export type CheckoutTerms = { readonly prepaid: PrepaidDiscount | null; readonly mostCash: Paise };

/** No prepaid discount, cash up to ₹5,000. Source: specification/checkout.md, Cash on delivery. */
export const USUAL_TERMS: CheckoutTerms = { prepaid: null, mostCash: paise(500_000) };

export type DeliveryAddress = Omit<AddressDetails, "isDefault">;

/**
 * Everything that a quote, an order, its invoices and its refunds are calculated from, as plain values.
 * Source: specification/checkout.md, Quote.
 */
export type CheckoutFacts = {
  readonly cart: Omit<PricingRequest, "lines" | "at"> & { readonly lines: readonly OrderedLine[] };
  readonly address: DeliveryAddress;
  /** null: nobody delivers to the address's pincode. */
  readonly place: DeliveryPlace | null;
  readonly terms: CheckoutTerms;
  /** When it is priced, in milliseconds since 1970. */
  readonly at: number;
};

/** The request for the cart's rules. Source: specification/cart-check.md, The file. */
export const pricingOf = ({ cart, at }: CheckoutFacts): PricingRequest => ({ ...cart, at: instantAt(at) });
