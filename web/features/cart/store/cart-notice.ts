import { titleOf } from "#core/catalogue/product-title.ts";
import type { ProductTitle } from "#core/catalogue/product-title.ts";
import type { BuyableLines } from "#core/cart/guest-lines.ts";
import type { RemovedFromCart } from "#core/cart/removal-news.port.ts";
import type { SyncReceipt } from "#core/customer-cart/sync-receipt.ts";

/** A line whose quantity was brought into range. */
export type ChangedQuantity = ProductTitle & {
  readonly id: string;
  readonly slug: string;
  readonly from: number;
  readonly to: number;
};

/** What happened to a cart without the customer's doing. One of each kind stands above the lines until it is dismissed. */
export type CartNotice =
  | { readonly kind: "removed"; readonly lines: readonly RemovedFromCart[] }
  | { readonly kind: "quantities-changed"; readonly lines: readonly ChangedQuantity[] }
  /** What this device kept was added to the customer's cart. */
  | { readonly kind: "merged"; readonly receipt: SyncReceipt; readonly undo: () => void }
  | { readonly kind: "merge-undone" }
  /** Parts of the stored cart that could not be read and were dropped. */
  | { readonly kind: "unreadable"; readonly parts: number }
  /** The browser keeps nothing: the cart ends with the window. */
  | { readonly kind: "not-kept" };

/** The notices after these news: news of a kind join what stands there of that kind, the latest of a product first. */
export function withNews(notices: readonly CartNotice[], news: readonly CartNotice[]): readonly CartNotice[] {
  const byKind = new Map(notices.map((notice) => [notice.kind, notice]));
  for (const notice of news) byKind.set(notice.kind, joined([...byKind.values()], notice));
  return [...byKind.values()];
}

export function newsOf({ removed, changed }: BuyableLines): readonly CartNotice[] {
  const lines = changed.map(({ product, from, to }) => ({ id: product.id, ...titleOf(product), slug: product.slug, from, to }));
  return [
    ...(removed.length === 0 ? [] : [{ kind: "removed", lines: removed } as const]),
    ...(changed.length === 0 ? [] : [{ kind: "quantities-changed", lines } as const]),
  ];
}

function joined(known: readonly CartNotice[], latest: CartNotice): CartNotice {
  const all = [latest, ...known];
  switch (latest.kind) {
    case "removed":
      return { kind: "removed", lines: oneOfEach(all.flatMap((one) => (one.kind === "removed" ? one.lines : []))) };
    case "quantities-changed":
      return { kind: "quantities-changed", lines: oneOfEach(all.flatMap((one) => (one.kind === "quantities-changed" ? one.lines : []))) };
    case "unreadable":
      return { kind: "unreadable", parts: all.reduce((sum, one) => sum + (one.kind === "unreadable" ? one.parts : 0), 0) };
    default:
      return latest;
  }
}

const oneOfEach = <L extends { readonly id: string }>(lines: readonly L[]): readonly L[] =>
  lines.filter((line, place) => lines.findIndex(({ id }) => id === line.id) === place);
