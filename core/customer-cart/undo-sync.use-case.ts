import { rangeOf } from "../cart/quantity-range.ts";
import { removalReasonOf } from "../cart/removal-reason.ts";
import { instantAt } from "../shared/instant.ts";
import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { cartInOrder } from "./show-my-cart.use-case.ts";
import { checkedCart } from "./checked-cart.ts";
import { maker } from "../shared/use-case.ts";
import { Carts } from "./carts.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { CouponChoice } from "../pricing/pricing-request.ts";
import type { Result } from "../shared/result.ts";
import type { CartChange } from "./carts.port.ts";
import type { KeptLines } from "./kept-cart.ts";
import type { MyCart } from "./checked-cart.ts";
import type { KeptSync, SyncReceipt } from "./sync-receipt.ts";

/**
 * Restores the cart as it was before a guest's cart was added. What its customer has changed since then stays. It is undone only once; a
 * repetition gets the same receipt. Source: specification/cart.md, A guest's cart at sign-in.
 */
export type UndoSync = (
  customer: CustomerId,
  cartId: string,
) => Promise<Result<MyCart & { readonly receipt: SyncReceipt }, { readonly kind: "unknown-sync" }>>;
export const UndoSync = useCase<UndoSync>("customer-cart", "UndoSync");

export const makeUndoSync = maker(UndoSync, { carts: Carts, now: Clock }, ({ carts, now }) => async (customer, cartId) => {
  const at = now();
  const receipt = await carts.change(customer, undoing(cartId, at));
  if (receipt === null) return refused({ kind: "unknown-sync" });
  return ok({ ...(await cartInOrder(carts, customer, at)).seen, receipt }); // The cart is checked again, because undoing may bring back another coupon.
});

/** Answers the receipt after undoing; null: there is none. */
function undoing(cartId: string, at: number): CartChange<SyncReceipt | null> {
  return {
    at,
    products: [],
    sync: cartId,
    decide({ cart, sync }) {
      const { contents } = checkedCart(cart, instantAt(at));
      if (sync === null || sync.receipt.isUndone) return { keep: contents, sync: null, answer: sync?.receipt ?? null };
      const receipt = { ...sync.receipt, isUndone: true };
      const former = { ...contents, lines: formerLines(contents.lines, receipt), choice: formerChoice(contents.choice, sync) };
      return { keep: former, sync: { ...sync, receipt }, answer: receipt };
    },
  };
}

/** A line whose quantity is not the one that the sync gave it was changed since then. */
function formerLines(lines: KeptLines, { entries }: SyncReceipt): KeptLines {
  return lines.flatMap((line) => {
    const entry = entries.find(({ productId, after, before }) => productId === line.product.id && after !== before);
    if (entry === undefined || entry.after !== line.quantity) return [line];
    return entry.before === 0 || removalReasonOf(line.product) !== null
      ? []
      : [{ ...line, quantity: Math.min(entry.before, rangeOf(line.product).most) }];
  });
}

const formerChoice = (choice: CouponChoice, { choiceBefore, choiceAfter }: KeptSync): CouponChoice =>
  isSame(choice, choiceAfter) ? choiceBefore : choice;

const isSame = (a: CouponChoice, b: CouponChoice): boolean =>
  a.kind === b.kind && (a.kind !== "typed" || b.kind !== "typed" || a.code === b.code);
