import { rangeOf } from "../cart/guest-lines.ts";
import { removalReasonOf } from "../cart/removal-reason.ts";
import { instantAt } from "../shared/instant.ts";
import { ok, refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import { standingCart } from "./standing-cart.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { CouponChoice } from "../pricing/pricing-request.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { CartChange, Carts } from "./carts.port.ts";
import type { KeptLines } from "./kept-cart.ts";
import type { MyCart } from "./standing-cart.ts";
import type { KeptSync, SyncReceipt } from "./sync-receipt.ts";

/**
 * Gives back the cart from before a guest's cart was added. What its customer has changed since stays as it is. Undone once; asked again it answers
 * the same receipt. Source: decisions, Cart.
 */
export type UndoSync = (
  customer: CustomerId,
  cartId: string,
) => Promise<Result<MyCart & { readonly receipt: SyncReceipt }, { readonly kind: "unknown-sync" }>>;
export const UndoSync = token<UndoSync>("UndoSync");

export const makeUndoSync =
  (carts: Carts, now: Clock): UndoSync =>
  (customer, cartId) =>
    carts.change(customer, undoing(cartId, now()));

function undoing(cartId: string, at: number): CartChange<Awaited<ReturnType<UndoSync>>> {
  return {
    at,
    products: [],
    sync: cartId,
    decide({ cart, sync }) {
      const standing = standingCart(cart, instantAt(at));
      if (sync === null) return { keep: standing.contents, sync: null, answer: refused({ kind: "unknown-sync" }) };
      if (sync.receipt.isUndone) return { keep: standing.contents, sync: null, answer: ok({ ...standing.seen, receipt: sync.receipt }) };
      const former = {
        ...cart,
        ...standing.contents,
        lines: formerLines(standing.contents.lines, sync.receipt),
        choice: formerChoice(standing.contents.choice, sync),
      };
      const { contents, seen } = standingCart(former, instantAt(at));
      const undone = { ...sync, receipt: { ...sync.receipt, isUndone: true } };
      return { keep: contents, sync: undone, answer: ok({ ...seen, receipt: undone.receipt }) };
    },
  };
}

/** A line that has another quantity than the sync gave it was changed since. */
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
