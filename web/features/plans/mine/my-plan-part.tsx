import { Check, ClipboardList, Clock3, X } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Clock } from "#core/shared/clock.port.ts";
import { Button } from "#web/design/button/button.tsx";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { TryAgain } from "#web/features/account/page/try-again.tsx";
import { BookingFacts } from "#web/features/consultations/booking/booking-facts.tsx";
import { labAddress } from "#web/features/labs/lab-address.ts";
import { consultationAddress } from "#web/features/consultations/consultation-address.ts";
import { PaymentRedirect } from "#web/features/orders/thank-you/payment-redirect.tsx";
import { planAddress } from "#web/features/plans/plan-address.ts";
import { planWords as says } from "#web/features/plans/plan-words.ts";
import { Whole } from "#web/platform/late/whole.ts";
import { newKey } from "#web/platform/requests/new-key.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { CancelPlanDialog } from "./cancel-plan-dialog.tsx";
import { MyPlanModel } from "./my-plan-model.ts";
import { STANDING_TONES } from "./standing-tone.ts";
import "#web/features/consultations/booking/bookings.css";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { SubscriptionView } from "#core/plans/subscription-view.ts";

type MyPlanPartProps = { readonly customer: CustomerId; readonly id: string; readonly waiting: ReactNode };

const MARKS = {
  good: { className: "round-icon", Icon: Check },
  waits: { className: "round-icon is-waiting", Icon: Clock3 },
  bad: { className: "round-icon is-error", Icon: X },
} as const;

/** A plan of one's own: how it stands, what it holds, whom it covers, and what can be done with it. */
export const MyPlanPart = observer(function MyPlanPart({ customer, id, waiting }: MyPlanPartProps) {
  const whole = useDependency(Whole);
  const now = useDependency(Clock);
  const [model] = useState(() => new MyPlanModel(customer, id, { whole, now, newKey }));
  useEffect(() => model.begin(), [model]);
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) model.cameBack();
    };
    globalThis.addEventListener("pageshow", back);
    return () => globalThis.removeEventListener("pageshow", back);
  }, [model]);
  const { state, form, isWaiting, left } = model;
  if (form !== null) return <PaymentRedirect form={form} order={null} />;
  if (state.kind === "unavailable") return <TryAgain what={says.notShown} onPress={() => void model.look()} />;
  if (state.kind !== "read") return waiting;
  if (state.value === null)
    return (
      <NothingYet Icon={ClipboardList} heading={says.unknown} text={says.unknownText}>
        <a className="button main" href={planAddress.mine}>
          {says.all}
        </a>
      </NothingYet>
    );
  const { subscription, told } = state.value;
  const { plan, members, standing, cancellableUntil, term, uses } = subscription;
  const { className, Icon } = MARKS[STANDING_TONES[standing]];
  const isChecked = isWaiting && told?.kind === "being-checked";
  const hasFailed = isWaiting && told?.kind === "not-taken" && told.why === "failed";
  return (
    <div className="booking-page">
      <div className="booking-head">
        <span className={className}>
          <Icon className="icon icon-large" aria-hidden="true" />
        </span>
        <div role="status" className="stack gap-1">
          <h2>
            {plan.title}: {says.standing[standing]}
          </h2>
          <p className="lead">{isChecked ? says.beingChecked : says.standingText[standing]}</p>
          {hasFailed ? <Notice kind="bad">{says.failed}</Notice> : null}
        </div>
        {isWaiting ? <p className="booking-clock number">{says.clock(left)}</p> : null}
      </div>
      {isWaiting && !isChecked ? <Pay model={model} price={plan.price} /> : null}
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
        {standing === "running" ? <p className="small muted">{says.howToUse(plan)}</p> : null}
      </section>
      {(plan.consultations === 0 && plan.labPercent === 0) || term === null ? null : (
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
      <div>
        <a className="button quiet" href={planAddress.mine}>
          {says.all}
        </a>
      </div>
    </div>
  );
});

type PayProps = { readonly model: MyPlanModel; readonly price: SubscriptionView["plan"]["price"] };

const Pay = observer(function Pay({ model, price }: PayProps) {
  const { paying, step } = model;
  return (
    <>
      <div className="row flex-wrap">
        <Button look="main" size="big" state={paying === "sending" ? "busy" : "ready"} onPress={() => void model.pay()}>
          {paying === "sending" ? says.beginning : says.pay(price)}
        </Button>
        <Button look="quiet" state={step.kind === "sending" ? "busy" : "ready"} onPress={() => void model.release()}>
          {says.release}
        </Button>
      </div>
      <div role="status">
        {paying === "trouble" ? <Notice kind="bad">{says.payTrouble}</Notice> : null}
        {step.kind === "unavailable" ? <Notice kind="bad">{says.unavailable}</Notice> : null}
        {step.kind === "refused" ? <Notice kind="bad">{says.refusal(step.refusal)}</Notice> : null}
      </div>
    </>
  );
});

function Cancel({ model }: { readonly model: MyPlanModel }) {
  const [isCancelling, setCancelling] = useState(false);
  return (
    <div>
      <Button look="quiet" onPress={() => setCancelling(true)}>
        {says.cancel}
      </Button>
      {isCancelling ? <CancelPlanDialog model={model} onClose={() => setCancelling(false)} /> : null}
    </div>
  );
}
