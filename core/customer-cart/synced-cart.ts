import { rangeOf } from "../cart/quantity-range.ts";
import { removalReasonOf } from "../cart/removal-reason.ts";
import { subtotalOf } from "../cart/subtotal.ts";
import { instantAt } from "../shared/instant.ts";
import { ok } from "../shared/result.ts";
import { withoutNoticesOf } from "./cart-notice.ts";
import { LARGEST_CART } from "./kept-cart.ts";
import { checkedCart } from "./checked-cart.ts";
import type { ListedProduct } from "../catalogue/product.ts";
import type { CartChange, SeenCart } from "./carts.port.ts";
import type { KeptLines } from "./kept-cart.ts";
import type { MyCart } from "./checked-cart.ts";
import type { SyncEntry, SyncOutcome, SyncReceipt } from "./sync-receipt.ts";

export type GuestLines = readonly { readonly productId: string; readonly quantity: number }[];
type Answer = { readonly kind: "ok"; readonly value: MyCart & { readonly receipt: SyncReceipt | null } };

/** Adds a guest's cart once for its id. A repetition gets the first receipt. Source: specification/cart.md, A guest's cart at sign-in. */
export function syncedCart({ cartId, lines }: { readonly cartId: string; readonly lines: GuestLines }, at: number): CartChange<Answer> {
  const requested = summed(lines);
  return {
    at,
    products: [...requested.keys()],
    sync: cartId,
    decide({ cart, products, sync }) {
      const before = checkedCart(cart, instantAt(at));
      if (sync !== null) return { keep: before.contents, sync: null, answer: ok({ ...before.seen, receipt: sync.receipt }) };
      const { lines: after, entries } = addedUp(before.contents.lines, requested, products);
      const notices = withoutNoticesOf(
        entries.flatMap(({ outcome, productId }) => (outcome.kind === "dropped" ? [] : [productId])),
        before.contents.notices,
      );
      const { contents, seen } = checkedCart({ ...cart, lines: after, notices }, instantAt(at));
      const receipt = { cartId, entries, isUndone: false };
      return {
        keep: contents,
        sync: { receipt, choiceBefore: before.contents.choice, choiceAfter: contents.choice },
        answer: ok({ ...seen, receipt }),
      };
    },
  };
}

/** The quantity of each product, in the order in which the guest's cart first names it. */
function summed(lines: GuestLines): ReadonlyMap<string, number> {
  const requested = new Map<string, number>();
  for (const { productId, quantity } of lines) requested.set(productId, (requested.get(productId) ?? 0) + quantity);
  return requested;
}

function addedUp(
  stored: KeptLines,
  requested: ReadonlyMap<string, number>,
  products: SeenCart["products"],
): { readonly lines: KeptLines; readonly entries: readonly SyncEntry[] } {
  let lines = stored;
  const entries: SyncEntry[] = [];
  for (const [productId, pieces] of requested) {
    const product = products.get(productId);
    const place = lines.findIndex((line) => line.product.id === productId);
    const before = lines[place]?.quantity ?? 0;
    const outcome =
      product === undefined ? UNKNOWN : outcomeOf(product, { before, pieces, isFull: place === -1 && lines.length >= LARGEST_CART });
    const after = product === undefined || outcome.kind === "dropped" ? before : quantityAfter(product, before + pieces);
    const entry = {
      productId,
      title: product?.title ?? null,
      hindi: product?.hindi ?? null,
      slug: product?.slug ?? null,
      asked: pieces,
      before,
      after,
      outcome,
    };
    const grown = product === undefined || after === before ? lines : put(lines, { product, quantity: after }, place);
    if (subtotalOf(grown) === null) entries.push({ ...entry, after: before, outcome: { kind: "dropped", reason: "beyond-limits" } });
    else {
      lines = grown;
      entries.push(entry);
    }
  }
  return { lines, entries };
}

const UNKNOWN: SyncOutcome = { kind: "dropped", reason: "unknown" };

type Wanted = { readonly before: number; readonly pieces: number; readonly isFull: boolean };

function outcomeOf(product: ListedProduct, { before, pieces, isFull }: Wanted): SyncOutcome {
  const reason = removalReasonOf(product);
  if (reason !== null) return { kind: "dropped", reason };
  if (isFull) return { kind: "dropped", reason: "cart-full" };
  const after = quantityAfter(product, before + pieces);
  return after < before + pieces ? { kind: "limited", to: after } : { kind: "added" };
}

function quantityAfter(product: ListedProduct, wanted: number): number {
  const { least, most } = rangeOf(product);
  return Math.min(Math.max(wanted, least), most);
}

const put = (lines: KeptLines, line: KeptLines[number], place: number): KeptLines =>
  place === -1 ? [...lines, line] : lines.with(place, line);
