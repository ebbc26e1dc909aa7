import { pieces } from "#web/design/figures/amounts.ts";
import { cancelPhrases as says } from "#web/features/orders/wording/cancel.ts";
import type { CancelRefusal, KeyRefusal } from "#core/orders/returns/customer-change.ts";

/** How cancelling is told, in any language. */
export const cancelWords = {
  ...says,
  line: (title: string, quantity: number) => (quantity === 1 ? title : says.several({ title, pieces: pieces(quantity) })),
  reasonAsKept,
  refused,
};

/** A reason as it was kept: one of ours, or a customer's own words. */
function reasonAsKept(written: string): string {
  return Object.entries(says.reasons).find(([reason]) => reason === written)?.[1] ?? written;
}

function refused({ kind }: CancelRefusal | KeyRefusal): string {
  switch (kind) {
    case "past-cancelling":
      return says.hasLeft;
    case "being-checked":
      return says.isChecked;
    case "not-placed":
      return says.notPlaced;
    case "unknown-order":
    case "unknown-line":
    case "key-taken":
      return says.notCancelled;
  }
}
