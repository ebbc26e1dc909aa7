import Check from "lucide-react/icons/check";
import ClipboardList from "lucide-react/icons/clipboard-list";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Clock } from "#core/shared/clock.port.ts";
import { Button } from "#web/design/button/button.tsx";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { BookingFacts } from "#web/features/payments/purchase/booking-facts.tsx";
import { BookingHead } from "#web/features/consultations/booking/booking-head.tsx";
import { PurchaseLoader } from "#web/features/payments/purchase/purchase-loader.tsx";
import { labAddress } from "#web/platform/addresses/lab-address.ts";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { inLanguage } from "#web/design/in-language.ts";
import { CancelDialog } from "#web/features/payments/cancel-dialog.tsx";
import { PaidTwice } from "#web/features/payments/paid-twice.tsx";
import { PayOrRelease } from "#web/features/payments/pay-or-release.tsx";
import { paymentPhrases } from "#web/features/payments/wording/payments.ts";
import { planAddress } from "#web/platform/addresses/plan-address.ts";
import { planWords as says } from "#web/features/plans/plan-words.ts";
import { newKey } from "#web/platform/requests/new-key.ts";
import { useDependency, useNeeds } from "#web/platform/window/dependencies.tsx";
import { MyPlanModel, myPlanNeeds } from "./my-plan-model.ts";
import { STAGE_TONES } from "./stage-tones.ts";
import "#web/features/payments/purchase/bookings.css";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ReadMyPlan } from "./my-plan-data.ts";

type MyPlanPartProps = { readonly customer: CustomerId; readonly id: string; readonly waiting: ReactNode };

/** A plan of one's own: how it stands, what it holds, whom it covers, and what can be done with it. */
export const MyPlanPart = observer(function MyPlanPart({ customer, id, waiting }: MyPlanPartProps) {
  const useCases = useNeeds(myPlanNeeds);
  const now = useDependency(Clock);
  const [model] = useState(() => new MyPlanModel(customer, id, { ...useCases, now, newKey }));
  return (
    <PurchaseLoader purchase={model.purchase} notShown={says.notShown} waiting={waiting} unknown={<UnknownPlan />}>
      {(read) => <ShownPlan id={id} model={model} read={read} />}
    </PurchaseLoader>
  );
});

/** Somebody else's plan is as unknown as none. */
const UnknownPlan = () => (
  <NothingYet Icon={ClipboardList} heading={says.unknown} text={says.unknownText}>
    <a className="button main" href={planAddress.mine}>
      {says.all}
    </a>
  </NothingYet>
);

type ShownPlanProps = { readonly id: string; readonly model: MyPlanModel; readonly read: ReadMyPlan };

const ShownPlan = observer(function ShownPlan({ id, model, read }: ShownPlanProps) {
  const { subscription, payment } = read;
  const { purchase } = model;
  const { isPayable, left } = purchase;
  const { members, stage, cancellableUntil, term, uses } = subscription;
  const plan = inLanguage(subscription.plan);
  const isChecked = payment?.kind === "being-checked";
  const hasFailed = isPayable && payment?.kind === "not-taken" && payment.why === "failed";
  return (
    <div className="booking-page">
      <BookingHead
        tone={isChecked ? "waits" : STAGE_TONES[stage]}
        heading={`${plan.title}: ${isChecked ? paymentPhrases.isBeingChecked : says.stages[stage]}`}
        text={isChecked ? says.beingChecked : says.stageText[stage]}
        failed={hasFailed ? says.failed : null}
        clock={isPayable && !isChecked ? says.clock(left) : null}
      />
      {isPayable && !isChecked ? (
        <PayOrRelease
          purchase={purchase}
          words={says}
          refusal={says.refusal}
          pay={says.pay(plan.price)}
          lacks={false}
          onRelease={() => void model.release()}
        />
      ) : null}
      {payment?.kind === "taken" ? <PaidTwice payments={payment.secondPayments} /> : null}
      <BookingFacts facts={says.factsOf(subscription)} />
      <section className="stack gap-2">
        <h3>{says.holds}</h3>
        <ul className="tick-list">
          {plan.includes.map((thing) => (
            <li key={thing}>
              <Check className="icon icon-small leaf mt-1" aria-hidden="true" />
              {thing}
            </li>
          ))}
        </ul>
        {stage === "running" ? <p className="small muted">{says.howToUse(plan)}</p> : null}
      </section>
      {(plan.consultations === 0 && plan.labPercent === 0) || term === null || (stage === "cancelled" && uses.length === 0) ? null : (
        <section className="stack gap-2">
          <h3>{says.usedFor}</h3>
          {uses.length === 0 ? <p>{says.unused}</p> : null}
          <ul className="booking-rules">
            {uses.map((use) => (
              <li key={use.booking}>
                <a
                  className="link"
                  href={use.saved === null ? consultationAddress.appointment(use.booking) : labAddress.booking(use.booking)}
                >
                  {says.useAt(use, members)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {cancellableUntil === null ? null : <Cancel model={model} />}
      <div className="row flex-wrap">
        {term === null ? null : (
          <a className="button quiet" href={planAddress.bills(id)}>
            {says.bills}
          </a>
        )}
        <a className="button quiet" href={planAddress.mine}>
          {says.all}
        </a>
      </div>
    </div>
  );
});

function Cancel({ model }: { readonly model: MyPlanModel }) {
  const [isCancelling, setCancelling] = useState(false);
  return (
    <div>
      <Button look="quiet" onPress={() => setCancelling(true)}>
        {says.cancel}
      </Button>
      {isCancelling ? (
        <CancelDialog model={model.cancellation} words={says} refusal={says.refusal} onClose={() => setCancelling(false)}>
          {(preview) => <BookingFacts facts={says.cancelFactsOf(preview)} />}
        </CancelDialog>
      ) : null}
    </div>
  );
}
