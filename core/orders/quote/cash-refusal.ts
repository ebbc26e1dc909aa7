import { titleOf } from "../../catalogue/product-title.ts";
import type { ProductTitle } from "../../catalogue/product-title.ts";
import type { Paise } from "../../shared/money.ts";
import type { Pincode } from "../../shipping/delivery-place.ts";
import type { CheckoutBill } from "../order/checkout-bill.ts";
import type { CheckoutFacts } from "../order/checkout-facts.ts";

/** Why cash on delivery is not offered. `products` are those whose brand takes no cash, each once. */
export type CashRefusal =
  | {
      readonly kind: "brands-take-none";
      readonly products: readonly (ProductTitle & { readonly id: string; readonly brand: string | null })[];
    }
  | { readonly kind: "place-takes-none"; readonly pincode: Pincode }
  | { readonly kind: "above-most-cash"; readonly most: Paise; readonly total: Paise };

/**
 * All reasons against cash; empty: cash is offered. `inCash` is the bill for paying in cash.
 * Source: specification/checkout.md, Cash on delivery.
 */
export function cashRefusals({ cart, address, place, terms }: CheckoutFacts, inCash: CheckoutBill): readonly CashRefusal[] {
  const prepaidOnly = new Map(cart.lines.filter(({ product }) => !product.cashOnDelivery).map(({ product }) => [product.id, product]));
  const products = [...prepaidOnly.values()].map((product) => ({ id: product.id, ...titleOf(product), brand: product.brand }));
  return [
    ...(products.length > 0 ? [{ kind: "brands-take-none", products } as const] : []),
    ...(place?.cashOnDelivery === true ? [] : [{ kind: "place-takes-none", pincode: address.pincode } as const]),
    ...(inCash.total > terms.mostCash ? [{ kind: "above-most-cash", most: terms.mostCash, total: inCash.total } as const] : []),
  ];
}
