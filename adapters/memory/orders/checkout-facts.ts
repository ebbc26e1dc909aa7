import { unnamedPlace } from "#core/shipping/delivery-place.ts";
import { couponsFor } from "#adapters/memory/customer-cart/carts.ts";
import { listedProduct } from "#adapters/memory/catalogue/catalogue.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { CheckoutFacts, DeliveryAddress } from "#core/orders/order/checkout-facts.ts";
import type { OrderedLine } from "#core/orders/order/ordered-product.ts";
import type { Memory } from "#adapters/memory/memory.ts";

/** A moment, in milliseconds since 1970, as the customer of an order sees it: what others hold is not there. */
export type OrderMoment = { readonly at: number; readonly except: PayableId | null };

/** A customer's cart as it would be ordered. */
export function checkoutFactsIn(
  memory: Memory,
  customer: CustomerId,
  to: { readonly address: DeliveryAddress } & OrderMoment,
): CheckoutFacts {
  const place = memory.places.get(to.address.pincode);
  const { choice, lines } = memory.carts.get(customer) ?? { choice: { kind: "automatic" }, lines: [] };
  return {
    cart: {
      lines: lines.flatMap((line) => orderedLine(memory, line, to)),
      coupons: couponsFor(memory, choice).filter(({ code }) => hasUsesLeft(memory, code.toUpperCase(), to)),
      choice,
      shipping: memory.shipping,
    },
    address: to.address,
    place: place === undefined ? null : unnamedPlace(place),
    terms: memory.terms,
    at: to.at,
  };
}

function orderedLine(memory: Memory, line: { readonly productId: string; readonly quantity: number }, seen: OrderMoment): OrderedLine[] {
  const product = memory.products.find(({ id }) => id === line.productId);
  if (product === undefined) return [];
  const { offer, seller, hsn, isConsumable } = product;
  const stock = Math.max(0, (offer?.stock ?? 0) - piecesHeld(memory, line.productId, seen));
  return [
    {
      product: {
        ...listedProduct(product, memory.shownPictures),
        offer: offer === null || seller === null ? null : { ...offer, stock }, // What nobody sells can't be ordered.
        hsn,
        seller: {
          name: seller?.name ?? "",
          address: seller?.address ?? seller?.state ?? "",
          state: seller?.state ?? "",
          gstin: seller?.gstin ?? "",
        },
        isConsumable,
      },
      quantity: line.quantity,
    },
  ];
}

/** The pieces of a product that are held for others. */
export const piecesHeld = (memory: Memory, productId: string, seen: OrderMoment): number =>
  holdsOfOthers(memory, seen).reduce((sum, { pieces }) => sum + (pieces.get(productId) ?? 0), 0);

/** How often a coupon's use is held for others. */
export const usesHeld = (memory: Memory, coupon: string, seen: OrderMoment): number =>
  holdsOfOthers(memory, seen).filter((hold) => hold.coupon === coupon).length;

function hasUsesLeft(memory: Memory, coupon: string, seen: OrderMoment): boolean {
  const left = memory.usesLeft.get(coupon);
  return left === undefined || left > usesHeld(memory, coupon, seen);
}

const holdsOfOthers = ({ orders }: Memory, { at, except }: OrderMoment) =>
  [...orders.values()].flatMap(({ kept, hold }) => (hold !== null && hold.until > at && kept.order.id !== except ? [hold] : []));
