import { observer } from "mobx-react-lite";
import { useId } from "react";
import { paise } from "#core/shared/money.ts";
import { ChoiceCard } from "#web/design/choice-card/choice-card.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { checkoutWords } from "./checkout-words.ts";
import type { CheckoutModel } from "./checkout-model.ts";

/** How it is paid: online with what that saves, or in cash, or why not in cash. */
export const PayStep = observer(function PayStep({ model }: { readonly model: CheckoutModel }) {
  const id = useId();
  const { quote, bill, state, way } = model;
  if (quote === null || bill === null || state.kind === "refused") return null;
  const { online, cash } = quote.ways;
  const { terms } = quote.snapshot.facts;
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 className="heading-3" id={id}>
        {checkoutWords.pay}
      </h2>
      <div className="choice-cards" role="radiogroup" aria-labelledby={id}>
        <ChoiceCard
          name={id}
          value="online"
          state={way === "online" ? "chosen" : "open"}
          title={
            <>
              {checkoutWords.online}
              {online.saves > 0 ? <span className="badge turmeric">{checkoutWords.saves(online.saves)}</span> : null}
            </>
          }
          text={checkoutWords.onlineText(paise(bill.bill.subtotal - bill.bill.discount), terms.prepaid)}
          onChoose={() => model.payBy("online")}
        />
        <ChoiceCard
          name={id}
          value="cash"
          state={cash.kind === "not-offered" ? "off" : way === "cash" ? "chosen" : "open"}
          title={checkoutWords.cash}
          text={
            cash.kind === "offered" ? (
              checkoutWords.cashText(cash.total)
            ) : (
              <>
                {cash.reasons.map((reason) => (
                  <p key={reason.kind}>{checkoutWords.noCash(reason)}</p>
                ))}
                {cash.reasons.some(({ kind }) => kind !== "place-takes-none") ? (
                  <a className="link" href={shopAddress.cart}>
                    {checkoutWords.changeCart}
                  </a>
                ) : null}
              </>
            )
          }
          onChoose={() => model.payBy("cash")}
        />
      </div>
    </section>
  );
});
