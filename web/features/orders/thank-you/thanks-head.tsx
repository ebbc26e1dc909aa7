import Check from "lucide-react/icons/check";
import Clock3 from "lucide-react/icons/clock-3";
import X from "lucide-react/icons/x";
import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { paymentWords } from "#web/features/payments/payment-words.ts";
import { PaidTwice } from "#web/features/payments/paid-twice.tsx";
import { paymentPhrases } from "#web/features/payments/wording/payments.ts";
import { thankYouWords } from "./thank-you-words.ts";
import type { ParentOrder } from "#core/orders/views/show-parent-order.use-case.ts";
import type { ThanksState } from "./thanks-state.ts";
import type { ThanksModel } from "./thanks-model.ts";

const MARKS = {
  placed: { className: "round-icon", Icon: Check },
  "not-tried": { className: "round-icon is-waiting", Icon: Clock3 },
  failed: { className: "round-icon is-error", Icon: X },
  "too-late": { className: "round-icon is-error", Icon: X },
  "given-up": { className: "round-icon is-error", Icon: X },
  "being-checked": { className: "round-icon is-waiting", Icon: Clock3 },
} as const satisfies Record<ThanksState["kind"], unknown>;

/** What is certain of the order and its money, and what to do. */
export const ThanksHead = observer(function ThanksHead({ model, parent }: { readonly model: ThanksModel; readonly parent: ParentOrder }) {
  const { state, goesBack, secondPayments } = model;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true }); // The heading of the page that waited had it.
  }, []);
  if (state === null) return null;
  const { className, Icon } = MARKS[state.kind];
  return (
    <div className="thank-you-head">
      <span className={className}>
        <Icon className="icon icon-large" aria-hidden="true" />
      </span>
      <div role="status" className="stack gap-2">
        <h1 ref={heading} tabIndex={-1}>
          {thankYouWords.heading[state.kind]}
        </h1>
        <p className="lead">{thankYouWords.text(state, goesBack, model)}</p>
      </div>
      <p>
        <b>{thankYouWords.number(parent.totals)}</b>
      </p>
      <PaidTwice payments={secondPayments} />
      {goesBack === 0 || secondPayments.length > 0 ? null : <Notice kind="note">{thankYouWords.goesBack(goesBack)}</Notice>}
      <NextAction model={model} state={state} />
    </div>
  );
});

const NextAction = observer(function NextAction({ model, state }: { readonly model: ThanksModel; readonly state: ThanksState }) {
  const { paying, givingUp, takesCash } = model;
  const navigate = useNavigate();
  const payInCash = async () => {
    if (await model.giveUpForCash()) await navigate(shopAddress.checkoutInCash);
  };
  switch (state.kind) {
    case "placed":
      return null;
    case "too-late":
    case "given-up":
      return (
        <a className="button main big" href={shopAddress.cart}>
          {thankYouWords.toCart}
        </a>
      );
    case "being-checked":
      return (
        <>
          <Button look="quiet" onPress={() => void model.look()}>
            {thankYouWords.lookAgain}
          </Button>
          <p className="small muted">
            {model.lookedAt === null ? "" : `${paymentWords.lastLooked(model.lookedAt)} `}
            {thankYouWords.looksByItself}
          </p>
        </>
      );
    case "not-tried":
    case "failed":
      return (
        <>
          <Button look="main" size="big" state={paying.kind === "beginning" ? "busy" : "ready"} onPress={() => void model.pay()}>
            {paying.kind === "beginning"
              ? paymentPhrases.beginning
              : state.kind === "failed"
                ? thankYouWords.payAgain
                : paymentPhrases.payNow}
          </Button>
          {state.kind === "failed" && takesCash ? (
            <>
              <Button look="quiet" state={givingUp === "sending" ? "busy" : "ready"} onPress={() => void payInCash()}>
                {thankYouWords.payInCash}
              </Button>
              <p className="small muted">{thankYouWords.cashInstead}</p>
            </>
          ) : null}
          <div role="status">
            {paying.kind === "trouble" ? <Notice kind="bad">{thankYouWords.trouble[paying.why]}</Notice> : null}
            {givingUp === "unavailable" ? <Notice kind="bad">{thankYouWords.trouble.unavailable}</Notice> : null}
          </div>
          {state.until === null ? null : <p className="small muted">{thankYouWords.keptUntil(state.until)}</p>}
        </>
      );
  }
});
