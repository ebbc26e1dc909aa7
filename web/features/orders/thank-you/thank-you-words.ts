import { rupees } from "#web/design/figures/amounts.ts";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { counted } from "#web/design/phrase.ts";
import { paymentWords } from "#web/features/payments/payment-words.ts";
import { thankYouPhrases as says } from "#web/features/orders/wording/thank-you.ts";
import type { Paise } from "#core/shared/money.ts";
import type { ThanksModel } from "./thanks-model.ts";
import type { ThanksState } from "./thanks-state.ts";

/** How it is told what became of an order, in any language. */
export const thankYouWords = {
  ...says,
  text,
  keptUntil: (until: number) => says.keptUntil({ until: timeAt(until) }),
  nextSteps: (isCash: boolean, given: "both" | "mobile" | "email"): readonly string[] => [
    says.toldBy[given],
    ...says.nextSteps,
    isCash ? says.paidAtDoor : says.broughtToDoor,
  ],
  parcels: (count: number) => counted(count, says.parcels, {}),
  goesBack: (amount: Paise) => says.goesBack({ amount: rupees(amount) }),
};

/** `goesBack` is what was taken in vain and is not back yet. Another way to pay is named only where there is one. */
function text(state: ThanksState, goesBack: Paise, { takesCash }: Pick<ThanksModel, "takesCash">): string {
  const ways = takesCash ? "cash-too" : "online-only";
  switch (state.kind) {
    case "placed":
      if (state.due > 0) return says.haveReady({ amount: rupees(state.due) });
      return state.paid > 0 ? says.wasPaid({ amount: rupees(state.paid) }) : says.nothingToPay;
    case "not-tried":
      return goesBack > 0 ? says.notPaidYet : says.nothingTaken;
    case "failed":
      return (goesBack > 0 ? says.tryAgain : says.nothingTakenTryAgain)[ways];
    case "too-late":
    case "given-up":
      return goesBack > 0 ? says.nothingOrdered : says.nothingOrderedNorTaken;
    case "being-checked":
      return paymentWords.isLookedFor();
  }
}
