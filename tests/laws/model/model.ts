import { LARGEST_AMOUNT, paise } from "#core/shared/money.ts";
import { asItReads, down, halfUp, over, sum, times, up, whole } from "./fraction.ts";
import { judged, subtotalOf } from "./model-coupon.ts";
import { shippingOn } from "./model-shipping.ts";
import type { BilledLine, CouponError, OfferedCoupon, RemovedLine } from "#core/pricing/bill.ts";
import type { CartLine } from "#core/cart/cart-line.ts";
import type { ChoiceFacts, ExplainedBill } from "#core/pricing/explanation.ts";
import type { Coupon } from "#core/coupons/coupon.ts";
import type { JudgedCoupon, KeptLine } from "./model-coupon.ts";
import type { PricingRequest } from "#core/pricing/pricing-request.ts";
import type { QuantityProblem } from "#core/cart/quantity-problem.ts";
import type { RemovalReason } from "#core/cart/removal-reason.ts";
import type { StockLabel } from "#core/catalogue/stock-label.ts";

/** A coupon of the request on its cart; `place` is where it stands in the request. */
type Offer = { readonly coupon: Coupon; readonly place: number; readonly judgement: JudgedCoupon };
type Choice = { readonly applied: Offer | null; readonly error: CouponError | null; readonly facts: ChoiceFacts };

/** The whole of pricing, written a second time from the specification alone: slow, plain, nothing shared with the rules that it checks. */
export function modelOf(request: PricingRequest): ExplainedBill {
  const { lines, coupons, shipping, at } = request;
  const removed = lines.flatMap((line, index): readonly RemovedLine[] => {
    const reason = removalReason(line);
    return reason === null ? [] : [{ index, product: line.product, reason }];
  });
  const stored = keptLines(lines);
  const subtotal = subtotalOf(stored);
  if (subtotal > LARGEST_AMOUNT) throw new RangeError("subtotal beyond the limit");

  const typed = typedCode(request);
  const offers = coupons
    .map((coupon, place): Offer => ({ coupon, place, judgement: judged(coupon, stored, at) }))
    .filter(({ coupon }) => coupon.isForWeb && (coupon.audience === "public" || hasCode(coupon, typed)))
    .sort(inOfferedOrder);
  const { applied, error, facts: choice } = chosen(request, offers, typed);
  const discount = applied?.judgement.discount ?? paise(0);

  const parts = stored.map(({ product, quantity }) => times(asItReads(product.weight), whole(quantity)));
  const weight = Number(halfUp(over(sum(parts), whole(10))));
  const shipped = shippingOn(stored.length === 0 ? null : weight, paise(subtotal - discount), shipping, applied?.coupon ?? null);
  const beforeRounding = paise(subtotal - discount + shipped.bill.charge);
  const total = paise(100 * Number(up(over(whole(beforeRounding), whole(100)))));

  return {
    lines: stored.map(billed),
    removed,
    weight,
    subtotal,
    coupons: offers.map(
      ({ coupon, place, judgement }): OfferedCoupon => ({
        coupon,
        state: place === applied?.place ? "applied" : judgement.state,
        eligibleValue: judgement.facts.eligibleValue,
        discount: judgement.discount,
        label: judgement.label,
        hint: judgement.hint,
      }),
    ),
    couponError: error,
    applied: applied === null ? null : { code: applied.coupon.code, discount },
    discount,
    shipping: shipped.bill,
    beforeRounding,
    total,
    explanation: {
      weight: { grams: sum(parts), parts },
      coupons: offers.map(({ judgement }) => judgement.facts),
      choice,
      shipping: shipped.facts,
      roundedUpBy: paise(total - beforeRounding),
    },
  };
}

/** The lines that remain. Cart lines. */
export const keptLines = (lines: readonly CartLine[]): readonly KeptLine[] =>
  lines.flatMap((line, index) => {
    const { product, quantity } = line;
    return removalReason(line) !== null || product.offer === null ? [] : [{ index, product, quantity, price: product.offer.price }];
  });

function removalReason({ product }: CartLine): RemovalReason | null {
  if (product.status === "inactive") return "inactive";
  if (product.offer === null) return "no-seller";
  return product.offer.stock === 0 ? "out-of-stock" : null;
}

function billed({ index, product, quantity, price }: KeptLine): BilledLine {
  const stock = product.offer?.stock ?? 0;
  const stockLabel: StockLabel =
    stock > 5 ? { kind: "in-stock" } : stock >= 1 ? { kind: "few-left", left: stock } : { kind: "out-of-stock" };
  const quantityProblem: QuantityProblem | null =
    quantity < product.minimumQuantity ? "below-minimum" : quantity > stock ? "above-stock" : null;
  return {
    index,
    product,
    quantity,
    unitPrice: price,
    amount: paise(Number(down(times(whole(price), whole(quantity))))),
    stockLabel,
    quantityProblem,
  };
}

const rankOfState = { unlocked: 0, locked: 1, expired: 2 };

/** Coupons 6. */
function inOfferedOrder(a: Offer, b: Offer): number {
  return (
    rankOfState[a.judgement.state] - rankOfState[b.judgement.state] ||
    b.judgement.discount - a.judgement.discount ||
    byCode(a.coupon, b.coupon) ||
    a.place - b.place
  );
}

function byCode(a: Coupon, b: Coupon): number {
  const points = ({ code }: Coupon) => Array.from(code.toUpperCase(), (character) => character.codePointAt(0) ?? 0);
  const [left, right] = [points(a), points(b)];
  const differing = left.findIndex((point, place) => point !== right[place]);
  if (differing === -1) return left.length - right.length;
  return (left[differing] ?? 0) - (right[differing] ?? -1);
}

/** Coupons 7: what was typed as it is compared; null: nothing, or too much of it. */
function typedCode({ choice }: PricingRequest): string | null {
  if (choice.kind !== "typed") return null;
  const code = choice.code.trim().toUpperCase();
  return code === "" || Array.from(code).length > 10 ? null : code;
}

const hasCode = ({ code }: Coupon, typed: string | null): boolean => typed !== null && code.toUpperCase() === typed;

function chosen({ choice }: PricingRequest, offers: readonly Offer[], typed: string | null): Choice {
  const none = (facts: ChoiceFacts, error: CouponError | null = null): Choice => ({ applied: null, error, facts });
  switch (choice.kind) {
    case "none":
      return none({ kind: "none-wanted" });
    case "automatic": {
      const best = offers.find(({ judgement }) => judgement.state === "unlocked" && judgement.discount > 0);
      return best === undefined
        ? none({ kind: "automatic-found-none" })
        : { applied: best, error: null, facts: { kind: "automatic", code: best.coupon.code } };
    }
    case "typed": {
      const code = choice.code.trim().toUpperCase();
      if (code === "") return none({ kind: "none-wanted" });
      if (typed === null) return none({ kind: "typed-too-long", code }, "invalid-coupon");
      const [offer] = offers.filter(({ coupon }) => hasCode(coupon, typed)).sort((a, b) => a.place - b.place);
      if (offer === undefined) return none({ kind: "typed-unknown", code }, "invalid-coupon");
      const { state, discount } = offer.judgement;
      if (discount === 0) return none({ kind: "typed-without-discount", code, state }, "coupon-not-applicable");
      return { applied: offer, error: null, facts: { kind: "typed", code } };
    }
  }
}
