import { rangeOf } from "../cart/quantity-range.ts";
import { removalReasonOf } from "../cart/removal-reason.ts";
import { subtotalOf } from "../cart/subtotal.ts";
import { titleOf } from "../catalogue/product-title.ts";
import { ownOrder } from "../orders/order/own-order.ts";
import { instantAt } from "../shared/instant.ts";
import { ok, refused } from "../shared/result.ts";
import { NOTHING } from "../shared/money.ts";
import { useCase } from "../shared/token.ts";
import { withoutNoticesOf } from "./cart-notice.ts";
import { LARGEST_CART } from "./kept-cart.ts";
import { checkedCart } from "./checked-cart.ts";
import { maker } from "../shared/use-case.ts";
import { Orders } from "../orders/order/orders.port.ts";
import { Carts } from "./carts.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { ProductTitle } from "../catalogue/product-title.ts";
import type { RemovalReason } from "../cart/removal-reason.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { UnknownOrder } from "../orders/order/own-order.ts";
import type { Paise } from "../shared/money.ts";
import type { Result } from "../shared/result.ts";
import type { CartChange, SeenCart } from "./carts.port.ts";
import type { KeptLines } from "./kept-cart.ts";
import type { MyCart } from "./checked-cart.ts";

/**
 * What became of a product that was ordered before. `pieces` is how many are in the cart now. "limited": fewer than were ordered. `rise`:
 * what a piece cost then and costs now, both in paise with tax; null: it costs no more than then.
 */
export type Reordered = ProductTitle & { readonly productId: string } & (
    | { readonly kind: "added" | "limited"; readonly pieces: number; readonly rise: PriceRise | null }
    | { readonly kind: "left-out"; readonly because: RemovalReason | "unknown" | "cart-full" | "beyond-limits" }
  );

export type PriceRise = { readonly from: Paise; readonly to: Paise };

/**
 * Puts the products of an order into the customer's cart, at today's prices. A line that is already there gets at least as many pieces as
 * were ordered. A repetition adds nothing more. Answers which products can't be bought any more.
 * Source: specification/cart.md, Ordering again.
 */
export type Reorder = (
  customer: CustomerId,
  order: PayableId,
) => Promise<Result<MyCart & { readonly reordered: readonly Reordered[] }, UnknownOrder>>;
export const Reorder = useCase<Reorder>("customer-cart", "Reorder");

type Answer = MyCart & { readonly reordered: readonly Reordered[] };
type Wanted = ProductTitle & { readonly productId: string; readonly quantity: number; readonly paid: Paise };

export const makeReorder = maker(
  Reorder,
  { orders: Orders, carts: Carts, now: Clock },
  ({ orders, carts, now }) =>
    async (customer, id) => {
      const stored = ownOrder(customer, await orders.withId(id));
      if (stored.kind === "refused") return refused(stored.refusal);
      const { facts } = stored.value.order.snapshot;
      const wanted = facts.cart.lines.map(({ product, quantity }) => ({
        productId: product.id,
        ...titleOf(product),
        quantity,
        paid: product.offer?.price ?? NOTHING,
      }));
      return ok(await carts.change(customer, additionOf(wanted, now())));
    },
);

const additionOf = (wanted: readonly Wanted[], at: number): CartChange<Answer> => ({
  at,
  products: wanted.map(({ productId }) => productId),
  sync: null,
  decide({ cart, products }) {
    const checked = checkedCart(cart, instantAt(at));
    let { lines } = checked.contents;
    const reordered = wanted.map((one): Reordered => {
      const added = withWanted(lines, one, products);
      if (typeof added === "string") return { productId: one.productId, ...titleOf(one), kind: "left-out", because: added };
      lines = added.lines;
      const kind = added.pieces < one.quantity ? "limited" : "added";
      return { productId: one.productId, ...titleOf(one), kind, pieces: added.pieces, rise: riseOf(one.paid, added.price) };
    });
    const put = reordered.flatMap(({ kind, productId }) => (kind === "left-out" ? [] : [productId]));
    const notices = withoutNoticesOf(put, checked.contents.notices);
    const { contents, seen } = checkedCart({ ...cart, lines, notices }, instantAt(at));
    return { keep: contents, sync: null, answer: { ...seen, reordered } };
  },
});

type LeftOut = Extract<Reordered, { readonly kind: "left-out" }>["because"];

type Added = { readonly lines: KeptLines; readonly pieces: number; readonly price: Paise };

const riseOf = (from: Paise, to: Paise): PriceRise | null => (to > from ? { from, to } : null);

function withWanted(lines: KeptLines, wanted: Wanted, products: SeenCart["products"]): Added | LeftOut {
  const product = products.get(wanted.productId);
  if (product === undefined) return "unknown";
  const reason = removalReasonOf(product);
  if (reason !== null) return reason;
  const { least, most } = rangeOf(product);
  const place = lines.findIndex((line) => line.product.id === product.id);
  const quantity = Math.min(Math.max(wanted.quantity, least, lines[place]?.quantity ?? 0), most);
  if (place === -1 && lines.length >= LARGEST_CART) return "cart-full";
  const next = place === -1 ? [...lines, { product, quantity }] : lines.with(place, { product, quantity });
  return subtotalOf(next) === null ? "beyond-limits" : { lines: next, pieces: quantity, price: product.offer?.price ?? NOTHING };
}
