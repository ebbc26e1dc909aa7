import { rupees, wholeNumber } from "#web/design/figures/amounts.ts";
import { minutesAndSeconds, timeAt } from "#web/design/figures/clock-time.ts";
import { stateName } from "#web/design/state-name.ts";
import { counted } from "#web/design/phrase.ts";
import { checkoutPhrases as says } from "#web/features/orders/wording/checkout.ts";
import { prepaidFacts } from "#core/orders/order/prepaid-discount.ts";
import { paise } from "#core/shared/money.ts";
import { shownTitle } from "#web/design/product-card/shown-title.ts";
import type { CashRefusal } from "#core/orders/quote/cash-refusal.ts";
import type { PaymentWay } from "#core/orders/order/checkout-bill.ts";
import type { LineToSettle } from "#core/orders/quote/quote.ts";
import type { PrepaidDiscount } from "#core/orders/order/checkout-facts.ts";
import type { Paise } from "#core/shared/money.ts";

/** How checkout is told, in any language. */
export const checkoutWords = {
  ...says,
  arrivesIn: (parcels: number) => counted(parcels, says.arrivesIn, { parcels: wholeNumber(parcels) }),
  saves: (saving: Paise) => says.saves({ saving: rupees(saving) }),
  payOnlineSaves: (saving: Paise) => says.payOnlineSaves({ saving: rupees(saving) }),
  prepaidOffer,
  onlineText,
  cashText: (total: Paise) => says.cashText({ total: rupees(total) }),
  noCash,
  pincodeElsewhere: ({ pincode, state }: { readonly pincode: string; readonly state: string }, written: string) =>
    says.pincodeElsewhere({ pincode, state: stateName(state), written: stateName(written) }),
  moveTo: (state: string) => says.moveTo({ state: stateName(state) }),
  lineToSettle,
  line: (title: string, quantity: number) => says.line({ title, quantity: wholeNumber(quantity) }),
  place,
  heldUntil: (until: number) => says.heldUntil({ until: timeAt(until) }),
  heldFor: (left: number) => says.heldFor({ left: minutesAndSeconds(left) }),
};

/** `afterCoupon` is subtotal − coupon; `prepaid` null: nothing is taken off for paying online. */
function onlineText(afterCoupon: Paise, prepaid: PrepaidDiscount | null): string {
  return prepaid === null ? says.payNext : `${prepaidOffer(afterCoupon, prepaid)} ${says.payNext}`;
}

/** What is taken off for paying online, and how much is missing where the products don't come to its minimum. */
function prepaidOffer(afterCoupon: Paise, prepaid: PrepaidDiscount): string {
  const percent = String(prepaid.percent);
  const facts = prepaidFacts(afterCoupon, prepaid);
  if (facts.kind === "below-minimum")
    return says.offFrom({ percent, minimum: rupees(facts.minimum), missing: rupees(paise(facts.minimum - facts.of)) });
  return prepaid.maximum === null ? says.off({ percent }) : says.offUpTo({ percent, most: rupees(prepaid.maximum) });
}

function noCash(reason: CashRefusal): string {
  switch (reason.kind) {
    case "brands-take-none":
      return counted(reason.products.length, says.prepaidOnly, { products: reason.products.map(shownTitle).join(", ") });
    case "place-takes-none":
      return says.noCashAt(reason);
    case "above-most-cash":
      return says.cashUpTo({ most: rupees(reason.most), total: rupees(reason.total) });
  }
}

/** What is wrong with a line that can't be bought as it is. */
function lineToSettle({ problem, minimum, stock, ...product }: LineToSettle): string {
  const title = shownTitle(product);
  switch (problem) {
    case "inactive":
      return says.noLongerSold({ title });
    case "no-seller":
    case "out-of-stock":
      return says.soldOut({ title });
    case "below-minimum":
      return says.fewestPieces({ title, minimum: wholeNumber(minimum) });
    case "above-stock":
      return says.piecesLeft({ title, stock: wholeNumber(stock) });
  }
}

/** What the button says that orders; `total` null: there is no bill yet. */
function place(way: PaymentWay, total: Paise | null): string {
  if (total === null) return says.place[way];
  return (way === "online" && total > 0 ? says.payTotal : says.placeTotal)({ total: rupees(total) });
}
