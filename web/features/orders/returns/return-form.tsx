import PackageCheck from "lucide-react/icons/package-check";
import PackageX from "lucide-react/icons/package-x";
import { observer } from "mobx-react-lite";
import { useCallback, useState } from "react";
import { useLocation } from "react-router-dom";
import { Breadcrumb } from "#web/design/breadcrumb/breadcrumb.tsx";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { NextSteps } from "#web/design/next-steps/next-steps.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { UnsavedChanges } from "#web/platform/forms/unsaved-changes.tsx";
import { newKey } from "#web/platform/requests/new-key.ts";
import { orderWords } from "#web/features/orders/order/order-words.ts";
import { returnWords } from "./return-words.ts";
import { orderAddress } from "#web/platform/addresses/order-address.ts";
import { RefundPreviewPanel } from "#web/features/orders/refunds/refund-preview-panel.tsx";
import { ReturnLines } from "./return-lines.tsx";
import { ReturnModel, returnNeeds } from "./return-model.ts";
import { ReturnPictures } from "./return-pictures.tsx";
import "#web/features/orders/order/orders.css";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import type { OrderView } from "#core/orders/views/order-view.ts";
import type { Fault } from "./return-model.ts";
import type { OrderModel } from "#web/features/orders/order/order-model.ts";

/** What, why, how it looks, what comes back for it, and what comes next. */
export const ReturnForm = observer(function ReturnForm({ model, order }: { readonly model: OrderModel; readonly order: OrderView }) {
  const { search } = useLocation();
  const useCases = useNeeds(returnNeeds);
  const [giveBack] = useState(() =>
    chosenBy(new URLSearchParams(search).get("line"), new ReturnModel(model, order, { ...useCases, newKey })),
  );
  const isChanged = useCallback(() => giveBack.isChanged, [giveBack]);
  const { lines, kind, state } = giveBack;
  const way = [
    { title: orderWords.orders, address: orderAddress.all },
    { title: order.number, address: orderAddress.one(order.id) },
  ];
  const toOrder = (
    <a className="button quiet" href={orderAddress.one(order.id)}>
      {returnWords.toOrder}
    </a>
  );
  if (state.kind === "done")
    return (
      <>
        <h1 className="visually-hidden">{returnWords.title}</h1>
        <div role="status">
          <NothingYet Icon={PackageCheck} heading={returnWords.done} text={returnWords.doneText}>
            {toOrder}
          </NothingYet>
        </div>
      </>
    );
  if (lines.length === 0)
    return (
      <>
        <h1 className="visually-hidden">{returnWords.title}</h1>
        <NothingYet Icon={PackageX} heading={returnWords.nothing} text={returnWords.nothingText}>
          {toOrder}
        </NothingYet>
      </>
    );
  return (
    <>
      <Breadcrumb way={way} here={returnWords.title} />
      <header className="account-head">
        <h1>{returnWords.title}</h1>
        <p className="muted">{returnWords.lead(order)}</p>
      </header>
      <Form onSubmit={() => void giveBack.send()} faults={giveBack.tries}>
        <ReturnLines model={giveBack} />
        <ChoiceField
          label={returnWords.why}
          choices={giveBack.reasons.map((value) => ({ value, words: returnWords.reasons[value] }))}
          value={kind ?? ""}
          problem={problem(giveBack, "reason")}
          onChange={giveBack.say}
        />
        <Details model={giveBack} />
        {kind === null ? null : (
          <ReturnPictures
            customer={model.customer}
            model={giveBack.pictures}
            isNeeded={giveBack.needsPictures}
            problem={problem(giveBack, "pictures", "pictures-sending")}
          />
        )}
        <section className="panel stack" aria-labelledby="return-refund">
          <div>
            <h2 className="heading-3" id="return-refund">
              {returnWords.refund}
            </h2>
            <p className="small muted">{giveBack.refund.state.kind === "nothing" ? returnWords.refundFirst : returnWords.refundLater}</p>
          </div>
          <RefundPreviewPanel question={giveBack.refund} order={order} onAgain={giveBack.askAgain} />
        </section>
        <section className="stack gap-2" aria-labelledby="return-next">
          <h2 className="heading-3" id="return-next">
            {returnWords.next}
          </h2>
          <NextSteps steps={kind === "missing" ? returnWords.missingSteps : returnWords.steps} />
        </section>
        <div role="status">
          {state.kind === "unavailable" ? <Notice kind="bad">{returnWords.unavailable}</Notice> : null}
          {state.kind === "refused" ? <Notice kind="bad">{returnWords.refused(state.refusal)}</Notice> : null}
        </div>
        <div>
          <SendButton state={state.kind === "sending" ? "sending" : "ready"}>
            {state.kind === "sending" ? returnWords.sending : returnWords.send}
          </SendButton>
        </div>
        <UnsavedChanges isChanged={isChanged} />
      </Form>
    </>
  );
});

/** The line whose return was pressed comes back whole; no other one is chosen. */
function chosenBy(line: string | null, model: ReturnModel): ReturnModel {
  const chosen = model.lines.find(({ place }) => String(place) === line);
  if (chosen?.returning.kind === "possible") model.setPieces(chosen.place, chosen.returning.pieces);
  return model;
}

/** What a reason asks beside itself. */
const Details = observer(function Details({ model }: { readonly model: ReturnModel }) {
  const { kind, expires, packaging } = model;
  const [line] = model.lines;
  if (kind === "short-dated")
    return (
      <TextField
        label={returnWords.expires}
        type="date"
        value={expires}
        problem={problem(model, "expires")}
        {...(line?.returning.kind === "possible" ? { hint: returnWords.expiresHint(line.returning.shortDatedBefore) } : {})}
        onChange={model.type}
      />
    );
  if (kind === "change-of-mind")
    return (
      <ChoiceField
        label={returnWords.packaging}
        choices={[
          { value: "unopened", words: returnWords.unopened },
          { value: "opened", words: returnWords.opened },
        ]}
        value={packaging ?? ""}
        problem={packaging === "opened" ? returnWords.fault.opened : problem(model, "packaging")}
        onChange={model.tell}
      />
    );
  return null;
});

function problem({ faults }: ReturnModel, ...of: readonly Fault[]): string | null {
  const found = faults.find((fault) => of.includes(fault));
  return found === undefined ? null : returnWords.fault[found];
}
