import { observer } from "mobx-react-lite";
import { dearerByOffered } from "#core/pricing/dearer-by-coupon.ts";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { CouponCard } from "#web/design/coupon-card/coupon-card.tsx";
import { Explanation } from "#web/design/bill/explanation.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { couponWords } from "./coupon-words.ts";
import { shownText } from "#web/design/shown-text.ts";
import { StepButton } from "#web/features/cart/bill/step-button.tsx";
import { useFocusAfterPress } from "#web/platform/window/focus-after-press.ts";
import type { OfferedCoupon } from "#core/pricing/bill.ts";
import type { CouponFacts } from "#core/pricing/explanation.ts";
import type { Step } from "#core/pricing/what-if.ts";
import type { LoadedBill } from "#web/features/cart/bill/bill-loader.ts";
import type { PricedBill } from "#web/features/cart/bill/bill-model.ts";

type CouponOfferProps = {
  readonly opened: LoadedBill;
  readonly priced: PricedBill;
  readonly offered: OfferedCoupon;
  readonly isBest: boolean;
  /** What would unlock it, if one step does. */
  readonly step: Step | null;
};

/** One coupon on this cart. A visitor's press asks to sign in; a customer's applies it, where it would take anything off. */
export const CouponOffer = observer(function CouponOffer({ opened, priced, offered, isBest, step }: CouponOfferProps) {
  const session = useStore(SessionStore);
  const card = useFocusAfterPress<HTMLLIElement>(step === null); // The button of a step goes when it is taken.
  const { bill, coupons } = opened;
  const facts = priced.bill.explanation.coupons[priced.bill.coupons.indexOf(offered)];
  if (facts === undefined) return null;
  const { coupon, state, label, discount } = offered;
  const { code } = coupon;
  const isGuest = session.customer === null;
  const asGuest = {
    label: couponWords.press(code, state),
    shown: state === "unlocked" ? couponWords.signIn : null,
    onPress: () => session.askToSignInFor({ kind: "coupon", code }),
  };
  const asCustomer =
    state === "unlocked" && discount > 0
      ? { label: couponWords.applyOf({ code }), shown: couponWords.apply, onPress: () => coupons.apply(code) }
      : null;
  const more = dearerByOffered(priced.bill, offered);
  const terms = bill.termsOf(code);
  return (
    <CouponCard
      card={card}
      code={code}
      look={LOOKS[state]}
      badge={couponWords.badge(state, isBest && more === null)}
      label={couponWords.label(label)}
      {...couponWords.offer(offered, more)}
      until={couponWords.validTill(coupon.end)}
      way={wayTo(offered, facts)}
      action={isGuest && state !== "expired" ? asGuest : asCustomer}
      remove={state === "applied" ? { label: couponWords.removeOf({ code }), shown: couponWords.remove, onPress: coupons.clear } : null}
      why={{
        words: couponWords.why,
        label: couponWords.whyOf({ code }),
        draw: () => <Explanation {...couponWords.explained(offered, facts, priced.bill)} />,
      }}
      terms={terms === null ? null : { words: couponWords.terms, label: couponWords.termsOf({ code }), html: shownText(terms) }}
      step={step === null ? null : <StepButton step={step}>{couponWords.step(step)}</StepButton>}
    />
  );
});

const LOOKS = { applied: "on", unlocked: "open", locked: "shut", expired: "shut" } as const;

/** How much of its minimum is there, before tax. */
function wayTo({ coupon, state }: OfferedCoupon, { minimum, eligibleValue }: CouponFacts) {
  if (state !== "locked" || minimum === 0) return null;
  const reached = Number(eligibleValue.numerator / eligibleValue.denominator);
  return { label: couponWords.wayTo(coupon), most: minimum, reached: Math.min(reached, minimum) };
}
