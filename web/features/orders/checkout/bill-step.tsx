import { observer } from "mobx-react-lite";
import { Bill } from "#web/design/bill/bill.tsx";
import { Button } from "#web/design/button/button.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { rupeesAndPaise } from "#web/design/figures/amounts.ts";
import { billWords } from "#web/features/cart/bill/bill-words.ts";
import { DearerNotice } from "#web/features/cart/coupons/dearer-notice.tsx";
import { checkoutBillWords } from "./checkout-bill-words.ts";
import { checkoutWords } from "./checkout-words.ts";
import { HoldNotice } from "./hold-notice.tsx";
import { CartPreview } from "./preview/cart-preview.tsx";
import { QuoteChangesNotice } from "./quote-changes-notice.tsx";
import { PlaceOrderButton } from "./place-order-button.tsx";
import { titleOnBill } from "#web/design/product-card/shown-title.ts";
import type { QuotingRefusal } from "#core/orders/quote/quote-my-order.use-case.ts";
import type { CheckoutModel } from "./checkout-model.ts";

/** What it costs and why, what changed of it, and the order's button. */
export const BillStep = observer(function BillStep({ model }: { readonly model: CheckoutModel }) {
  return (
    <section className="panel is-raised stack bill-panel" id="bill" aria-labelledby="bill-title">
      <div className="row space-between">
        <h2 className="heading-3" id="bill-title">
          {billWords.heading}
        </h2>
        <a className="link small" href={shopAddress.cart}>
          {checkoutWords.changeCart}
        </a>
      </div>
      <QuoteChangesNotice model={model} />
      <Figures model={model} />
      <div className="only-wide">
        <PlaceOrderButton model={model} />
      </div>
      <HoldNotice model={model} />
    </section>
  );
});

const Figures = observer(function Figures({ model }: { readonly model: CheckoutModel }) {
  const { bill, state } = model;
  if (state.kind === "unavailable")
    return (
      <p className="small muted" role="status">
        {billWords.unavailable}{" "}
        <Button look="text" onPress={() => void model.ask()}>
          {billWords.tryAgain}
        </Button>
      </p>
    );
  if (state.kind === "outdated")
    return (
      <p role="status">
        {checkoutWords.outdated}{" "}
        <Button look="text" onPress={() => location.reload()}>
          {checkoutWords.reload}
        </Button>
      </p>
    );
  if (state.kind === "refused") return <Refused refusal={state.refusal} />;
  if (bill === null)
    return state.kind === "unasked" ? (
      <CartPreview />
    ) : (
      <>
        <p className="visually-hidden">{billWords.asking}</p>
        <span className="skeleton bill-skeleton" aria-hidden="true" />
      </>
    );
  return (
    <div className={state.kind === "asking" ? "is-refreshing stack" : "stack"}>
      <p className="visually-hidden" role="status">
        {billWords.totalIs(bill.total)}
      </p>
      <ul className="checkout-goods" aria-label={checkoutWords.goods}>
        {bill.bill.lines.map((line) => (
          <li key={line.index}>
            <span>{checkoutWords.line(titleOnBill(line.product), line.quantity)}</span>
            <span className="number">{rupeesAndPaise(line.amount)}</span>
          </li>
        ))}
      </ul>
      <Bill figures={checkoutBillWords.figures(bill)} />
      <DearerNotice
        code={bill.bill.applied?.code ?? ""}
        less={model.dearerByCoupon}
        priority={bill.bill.shipping.priority}
        onRemove={model.removeCoupon}
      />
    </div>
  );
});

/** Why there is no bill, with each line that stands in its way. */
function Refused({ refusal }: { readonly refusal: QuotingRefusal }) {
  return (
    <div role="status">
      <p>{checkoutWords.refused[refusal.kind]}</p>
      {refusal.kind !== "lines-to-settle" ? null : (
        <ul>
          {refusal.lines.map((line) => (
            <li key={line.place}>{checkoutWords.lineToSettle(line)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
