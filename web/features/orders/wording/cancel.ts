import { pieces } from "#web/design/wording/amounts.ts";
import type { CANCEL_REASONS } from "#core/orders/returns/cancel-reason.ts";
import type { CancelRefusal, KeyRefusal } from "#core/orders/returns/customer-change.ts";

type Reason = (typeof CANCEL_REASONS)[number];

const reasons: Readonly<Record<Reason | "other", string>> = {
  "changed-mind": "I changed my mind",
  "ordered-by-mistake": "I ordered it by mistake",
  "found-cheaper": "I found it cheaper",
  "comes-too-late": "It comes too late",
  "wrong-address": "The address is wrong",
  other: "Another reason",
};

/** Cancelling an order or a part of it. */
export const cancelWords = {
  title: "Cancel",
  hint: "This can't be undone. What is cancelled can be ordered again at the price of that day.",
  lines: "What do you want to cancel?",
  line: (title: string, quantity: number): string => (quantity === 1 ? title : `${title}, ${pieces(quantity)}`),
  linesNeeded: "Choose at least one product.",
  reason: "Why?",
  unchosen: "Choose a reason",
  reasonNeeded: "Please choose a reason.",
  reasons: (reason: Reason | "other"): string => reasons[reason],
  /** A reason as it was kept: one of ours, or a customer's own words. */
  told: (written: string): string => (written in reasons ? reasons[written as Reason] : written),
  ownWords: "Your reason",
  keep: "Keep it",
  send: "Cancel it for good",
  sending: "Cancelling",
  close: "Close",
  unavailable: "We could not reach the shop. Nothing is cancelled yet; please try again.",
  refused,
  done: "It is cancelled.",
};

function refused({ kind }: CancelRefusal | KeyRefusal): string {
  switch (kind) {
    case "past-cancelling":
      return "A part of it has left meanwhile, so it can't be cancelled any more.";
    case "not-placed":
      return "This order is not placed, so there is nothing to cancel.";
    case "unknown-order":
    case "unknown-line":
    case "key-taken":
      return "This could not be cancelled. The page shows how the order stands now.";
  }
}
