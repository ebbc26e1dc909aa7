import { observer } from "mobx-react-lite";
import { useStore } from "#web/frame/keeper.tsx";
import { CouponCard } from "#web/parts/coupon-card.tsx";
import { Explanation } from "#web/parts/explanation.tsx";
import { SessionStore } from "#web/stores/session-store.ts";
import { couponWords } from "#web/wording/coupons.ts";
import { StepButton } from "./step-button.tsx";
import type { BillModel } from "#web/stores/bill-model.ts";

/** One coupon as a visitor sees it: `place` is its place among the bill's coupons. */
export const VisitorCoupon = observer(function VisitorCoupon({ bill, place }: { readonly bill: BillModel; readonly place: number }) {
  const session = useStore(SessionStore);
  const priced = bill.state.kind === "priced" ? bill.state.bill : null;
  const offered = priced?.coupons[place];
  const facts = priced?.explanation.coupons[place];
  if (priced === null || offered === undefined || facts === undefined) return null;
  const { coupon, state, label, hint } = offered;
  const terms = bill.termsOf(coupon.code);
  const step = bill.steps?.coupons.find(({ code }) => code === coupon.code)?.step ?? null;
  return (
    <CouponCard
      code={coupon.code}
      look={state === "unlocked" || state === "applied" ? "open" : "shut"}
      label={couponWords.label(label)}
      says={hint === null ? couponWords.saving(offered) : couponWords.hint(hint)}
      until={couponWords.validTill(coupon.end)}
      action={{
        label: couponWords.press(coupon.code, state),
        shown: state === "unlocked" ? couponWords.signIn : null,
        onPress: () => session.askToSignIn("coupon"),
      }}
      why={{
        words: couponWords.why,
        label: couponWords.whyOf(coupon.code),
        children: <Explanation {...couponWords.explained(offered, facts, priced.lines)} />,
      }}
      terms={terms === null ? null : { words: couponWords.terms, label: couponWords.termsOf(coupon.code), html: terms }}
      step={step === null ? null : <StepButton step={step}>{couponWords.step(step)}</StepButton>}
    />
  );
});
