import type { CartLine } from "../../cart/cart-line.ts";
import type { ListedProduct } from "../../catalogue/product.ts";

/** Who sells and sends a product, as CGST Rule 46(a) asks of an invoice. */
export type Seller = { readonly name: string; readonly address: string; readonly state: string; readonly gstin: string };

/**
 * A product as it was ordered: everything that its price, its invoice and its return depend on.
 * Source: specification/orders.md, Money of an order.
 */
export type OrderedProduct = ListedProduct & {
  /** Harmonised System code. */
  readonly hsn: string;
  readonly seller: Seller;
  /** Whether it is of a kind that can't be returned for a change of mind. */
  readonly isConsumable: boolean;
};

export type OrderedLine = CartLine<OrderedProduct>;
