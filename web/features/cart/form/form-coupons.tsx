import Lock from "lucide-react/icons/lock";
import Tag from "lucide-react/icons/tag";
import { dearerByOffered } from "#core/pricing/dearer-by-coupon.ts";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { formCartPhrases } from "#web/features/cart/wording/form-cart.ts";
import { couponWords } from "#web/features/cart/coupons/coupon-words.ts";
import type { OfferedCoupon } from "#core/pricing/bill.ts";
import type { Paise } from "#core/shared/money.ts";
import type { FormCartData } from "./form-cart-data.ts";

/** What each coupon would save on a cart without script. A visitor applies none, but may see the bill with one. */
export function FormCoupons({ data: { bill } }: { readonly data: FormCartData }) {
  if (bill === null) return null;
  const said = couponWords.intro({ isGuest: true, isAny: bill.coupons.length > 0 });
  return (
    <section className="panel is-raised stack coupons" aria-labelledby="coupons-title">
      <h2 className="heading-3" id="coupons-title">
        {couponWords.heading}
      </h2>
      {said === null ? null : <p className="small muted">{said}</p>}
      <ul className="coupon-list" aria-labelledby="coupons-title">
        {bill.coupons.map((offered) => (
          <Offer key={offered.coupon.code} offered={offered} more={dearerByOffered(bill, offered)} />
        ))}
      </ul>
    </section>
  );
}

/** `more`: by so much the coupon makes the cart dearer; null: it does not. */
function Offer({ offered, more }: { readonly offered: OfferedCoupon; readonly more: Paise | null }) {
  const { coupon, state, label } = offered;
  const { says, note } = couponWords.offer(offered, more);
  const isShut = state === "locked" || state === "expired";
  const isShown = state === "applied";
  return (
    <li className="coupon-card" data-look={isShut ? "shut" : isShown ? "on" : "open"}>
      <span className="coupon-card-icon">
        {isShut ? <Lock className="icon" aria-hidden="true" /> : <Tag className="icon" aria-hidden="true" />}
      </span>
      <h3 className="coupon-card-code">{coupon.code}</h3>
      {isShut ? null : (
        <form method="get" action={shopAddress.cart} className="coupon-card-action">
          {isShown ? null : <input type="hidden" name="coupon" value={coupon.code} />}
          <button type="submit" className="button text">
            {isShown ? formCartPhrases.billWithout : formCartPhrases.billWith}
            <span className="visually-hidden"> {coupon.code}</span>
          </button>
        </form>
      )}
      <p className="coupon-card-label">{couponWords.label(label)}</p>
      <p>
        <span className={isShut ? "coupon-card-hint" : "coupon-card-saving"}>{says}</span>
        {note === null ? null : <span className="coupon-card-note">{note}</span>}
        {couponWords.validTill(coupon.end)}
      </p>
    </li>
  );
}
