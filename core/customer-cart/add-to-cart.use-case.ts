import { rangeOf } from "../cart/quantity-range.ts";
import { removalReasonOf } from "../cart/removal-reason.ts";
import { subtotalOf } from "../cart/subtotal.ts";
import { instantAt } from "../shared/instant.ts";
import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { withoutNoticesOf } from "./cart-notice.ts";
import { LARGEST_CART } from "./kept-cart.ts";
import { checkedCart } from "./checked-cart.ts";
import { syncedCart } from "./synced-cart.ts";
import { maker } from "../shared/use-case.ts";
import { Carts } from "./carts.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { RemovalReason } from "../cart/removal-reason.ts";
import type { ListedProduct } from "../catalogue/product.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { CartChange } from "./carts.port.ts";
import type { KeptLines } from "./kept-cart.ts";
import type { MyCart } from "./checked-cart.ts";
import type { SyncReceipt } from "./sync-receipt.ts";

/** What is added: a product, or a guest's cart with an id of its own. */
export type AddedToCart =
  | { readonly kind: "product"; readonly productId: string; readonly quantity: number | null }
  | {
      readonly kind: "guest-cart";
      readonly cartId: string;
      readonly lines: readonly { readonly productId: string; readonly quantity: number }[];
    };

export type AddRefusal =
  | { readonly kind: "unknown-product" }
  | { readonly kind: "not-for-sale"; readonly reason: RemovalReason }
  | { readonly kind: "cart-full" }
  | { readonly kind: "beyond-limits" };

/**
 * Sets a product's line to that many pieces, limited to its range. Without a quantity, a new line starts at the product's minimum, and a
 * line that is already there stays as it is.
 *
 * A guest's cart is added only once, whoever repeats the call with its id. The receipt says what became of each product.
 * Source: specification/cart.md, A guest's cart at sign-in.
 */
export type AddToCart = (
  customer: CustomerId,
  added: AddedToCart,
) => Promise<Result<MyCart & { readonly receipt: SyncReceipt | null }, AddRefusal>>;
export const AddToCart = useCase<AddToCart>("customer-cart", "AddToCart");

export const makeAddToCart = maker(
  AddToCart,
  { carts: Carts, now: Clock },
  ({ carts, now }) =>
    (customer, added) =>
      carts.change(customer, added.kind === "product" ? additionOf(added.productId, added.quantity, now()) : syncedCart(added, now())),
);

function additionOf(productId: string, quantity: number | null, at: number): CartChange<Awaited<ReturnType<AddToCart>>> {
  return {
    at,
    products: [productId],
    sync: null,
    decide({ cart, products }) {
      const checked = checkedCart(cart, instantAt(at));
      const refuse = (refusal: AddRefusal) => ({ keep: checked.contents, sync: null, answer: refused(refusal) });
      const product = products.get(productId);
      if (product === undefined) return refuse({ kind: "unknown-product" });
      const reason = removalReasonOf(product);
      if (reason !== null) return refuse({ kind: "not-for-sale", reason });
      const lines = withProduct(checked.contents.lines, product, quantity);
      if (lines.length > LARGEST_CART) return refuse({ kind: "cart-full" });
      if (subtotalOf(lines) === null) return refuse({ kind: "beyond-limits" });
      const notices = withoutNoticesOf([productId], checked.contents.notices);
      const { contents, seen } = checkedCart({ ...cart, lines, notices }, instantAt(at));
      return { keep: contents, sync: null, answer: ok({ ...seen, receipt: null }) };
    },
  };
}

function withProduct(lines: KeptLines, product: ListedProduct, wanted: number | null): KeptLines {
  const { least, most } = rangeOf(product);
  const quantity = wanted === null ? null : Math.min(Math.max(wanted, least), most);
  const at = lines.findIndex((line) => line.product.id === product.id);
  if (at === -1) return [...lines, { product, quantity: quantity ?? least }];
  return quantity === null ? lines : lines.with(at, { product, quantity });
}
