import type { Facts } from "#web/design/phrase.ts";
import type { CANCEL_REASONS } from "#core/orders/returns/cancel-reason.ts";

/** Cancelling an order or a part of it. */
export const cancelPhrases = {
  title: "Cancel",
  hint: "This can't be undone. You can order the same again later, at that day's price.",
  lines: "What do you want to cancel?",
  several: ({ title, pieces }: Facts<"title" | "pieces">) => `${title}, ${pieces}`,
  linesNeeded: "Choose at least one product.",
  reason: "Why?",
  unchosen: "Choose a reason",
  reasonNeeded: "Please choose a reason.",
  reasons: {
    "changed-mind": "I changed my mind",
    "ordered-by-mistake": "I ordered it by mistake",
    "found-cheaper": "I found it cheaper",
    "comes-too-late": "It arrives too late",
    "wrong-address": "The address is wrong",
    other: "Another reason",
  } satisfies Record<(typeof CANCEL_REASONS)[number] | "other", string>,
  ownWords: "Your reason",
  keep: "Keep it",
  send: "Yes, cancel",
  sending: "Cancelling",
  close: "Close",
  unavailable: "We could not reach the shop. Nothing is cancelled yet; please try again.",
  isChecked: "A payment for it is being checked. Please try again once we know its result.",
  hasLeft: "Part of it has already left, so it can't be cancelled any more.",
  notPlaced: "This order was not placed, so there is nothing to cancel.",
  notCancelled: "This could not be cancelled. The page shows where the order stands now.",
  done: "It is cancelled.",
};
