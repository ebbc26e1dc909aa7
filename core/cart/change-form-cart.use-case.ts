import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { LARGEST_FORM_CART } from "./form-cart.ts";
import { buyableLines, withOneMore, withQuantity, without } from "./guest-lines.ts";
import { maker } from "../shared/use-case.ts";
import { RefreshProducts } from "../catalogue/refresh-products.use-case.ts";
import { NewId } from "../shared/new-id.port.ts";
import type { ListedProduct } from "../catalogue/product.ts";
import type { Result } from "../shared/result.ts";
import type { CartLine } from "./cart-line.ts";
import type { FormCart } from "./form-cart.ts";

type Lines = readonly CartLine<ListedProduct>[];

/** What a form asks for: one piece more, another quantity, or a line less. */
export type FormCartChange =
  | { readonly kind: "add" | "remove"; readonly productId: string }
  | { readonly kind: "change"; readonly productId: string; readonly quantity: number };

/**
 * The cart after a form was sent, by the rules of any guest's cart and today's goods; null: nothing is left in it. `cart` null: there was
 * none. Lines that cannot be bought any more go. Refused where the product cannot be bought or the cart holds `LARGEST_FORM_CART` products.
 * Source: specification/cart.md, A cart without script.
 */
export type ChangeFormCart = (
  cart: FormCart | null,
  change: FormCartChange,
) => Promise<Result<FormCart | null, { readonly kind: "not-sold" | "full" }>>;
export const ChangeFormCart = useCase<ChangeFormCart>("cart", "ChangeFormCart");

export const makeChangeFormCart = maker(
  ChangeFormCart,
  { refreshProducts: RefreshProducts, newId: NewId },
  ({ refreshProducts, newId }) =>
    async (cart, change) => {
      const stored = cart?.lines ?? [];
      const isNew = change.kind === "add" && !stored.some(({ productId }) => productId === change.productId);
      if (isNew && stored.length >= LARGEST_FORM_CART) return refused({ kind: "full" });
      const ids = [...stored.map(({ productId }) => productId), ...(isNew ? [change.productId] : [])];
      const today = new Map((await refreshProducts(ids)).map((product) => [product.id, product]));
      const lines = stored.flatMap(({ productId, quantity }) => {
        const product = today.get(productId);
        return product === undefined ? [] : [{ product, quantity }];
      });
      const changed = buyableLines(changedLines(lines, change, today.get(change.productId))).lines;
      if (change.kind === "add" && !changed.some(({ product }) => product.id === change.productId)) return refused({ kind: "not-sold" });
      if (changed.length === 0) return ok(null);
      return ok({ id: cart?.id ?? newId(), lines: changed.map(({ product, quantity }) => ({ productId: product.id, quantity })) });
    },
);

function changedLines(lines: Lines, change: FormCartChange, product: ListedProduct | undefined): Lines {
  switch (change.kind) {
    case "add":
      return product === undefined ? lines : withOneMore(lines, product);
    case "change":
      return withQuantity(lines, change.productId, change.quantity);
    case "remove":
      return without(lines, change.productId);
  }
}
