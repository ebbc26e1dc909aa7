import type { Facts } from "#web/design/phrase.ts";

/** What is said of the payment of anything that is paid for. */
export const paymentPhrases = {
  isBeingChecked: "Your payment is being checked. Please don't pay again.",
  isLookedFor: ({ days }: Facts<"days">) =>
    `Your bank hasn't confirmed the payment yet. Please don't pay again. We ask again and again, for up to ${days} days, and write to you as soon as we know. If it comes too late, the money goes back by itself.`,
  lastLooked: ({ time }: Facts<"time">) => `Last checked at ${time}.`,
  paidTwice: ({ amount, moment }: Facts<"amount" | "moment">) =>
    `You paid twice: a second payment of ${amount} came on ${moment}. It goes back to where it came from, within 7 working days.`,
  wasPaidTwice: ({ amount, moment, back }: Facts<"amount" | "moment" | "back">) =>
    `You paid twice: a second payment of ${amount} came on ${moment}. We sent it back on ${back}; your bank may take up to 7 working days to show it.`,
  payNow: "Pay now",
  beginning: "Preparing the payment page",
  leaving: "Taking you to the payment page",
  pays: ({ number, total }: Facts<"number" | "total">) => `${total} for order ${number}`,
  leavingTo: ({ host }: Facts<"host">) => `You pay on ${host} and come back here afterwards.`,
  leavingText: "This takes a moment. If nothing happens, press the button.",
};
