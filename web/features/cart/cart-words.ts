import { counted } from "#web/design/phrase.ts";
import { kilograms, pieces, rupees, wholeNumber } from "#web/design/figures/amounts.ts";
import { cartPhrases as says } from "./wording/cart.ts";
import type { RemovedFromCart } from "#core/cart/removal-news.port.ts";
import type { SyncReceipt } from "#core/customer-cart/sync-receipt.ts";
import type { Paise } from "#core/shared/money.ts";
import type { SupportCopyState } from "./bill/support-copy.ts";
import type { ChangedQuantity } from "./store/cart-notice.ts";

/** How a cart is told, in any language. */
export const cartWords = {
  ...says,
  measure: (count: number, weight: number | null) =>
    weight === null ? pieces(count) : says.measure({ pieces: pieces(count), weight: kilograms(weight) }),
  each: (price: Paise) => says.each({ price: rupees(price) }),
  copyState: ({ kind }: SupportCopyState) => (kind === "idle" || kind === "by-hand" ? "" : says.copyState[kind]),
  removedBecause: ({ title, reason }: Pick<RemovedFromCart, "title" | "reason">) => says.removedBecause[reason]({ title }),
  quantityChanged: ({ title, to, from }: Pick<ChangedQuantity, "title" | "to" | "from">) =>
    (to < from ? says.isDown : says.isUp)({ title, pieces: pieces(to) }),
  merged,
  mergedLine,
  unreadable: (parts: number) => counted(parts, says.unreadable, { parts: wholeNumber(parts) }),
};

/** What this device kept, once its customer has signed in. */
function merged({ entries }: SyncReceipt): string {
  const added = entries.filter(({ outcome }) => outcome.kind !== "dropped").length;
  return added === 0 ? says.mergedNone : counted(added, says.merged, { products: wholeNumber(added) });
}

/** Null where all of it was added. */
function mergedLine(outcome: SyncReceipt["entries"][number]["outcome"], title: string): string | null {
  switch (outcome.kind) {
    case "added":
      return null;
    case "limited":
      return says.mergedLess({ title, pieces: pieces(outcome.to) });
    case "dropped":
      return says.notMerged[outcome.reason]({ title });
  }
}
