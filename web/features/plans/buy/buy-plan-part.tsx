import Check from "lucide-react/icons/check";
import ClipboardList from "lucide-react/icons/clipboard-list";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Button } from "#web/design/button/button.tsx";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { TickField } from "#web/design/fields/tick-field.tsx";
import { rupees } from "#web/design/figures/amounts.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { useOwnPath, withWayBack } from "#web/platform/own-page/way-back.ts";
import { savedIdIn } from "#web/platform/own-page/saved-state.ts";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { BookingFacts } from "#web/features/payments/purchase/booking-facts.tsx";
import { inLanguage } from "#web/design/in-language.ts";
import { planAddress } from "#web/platform/addresses/plan-address.ts";
import { planWords as says } from "#web/features/plans/plan-words.ts";
import { newKey } from "#web/platform/requests/new-key.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { BuyPlanModel, buyPlanNeeds } from "./buy-plan-model.ts";
import "#web/features/payments/purchase/bookings.css";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ReadPlan } from "./buy-plan-data.ts";

type BuyPlanPartProps = { readonly customer: CustomerId; readonly plan: string; readonly waiting: ReactNode };

/** What a plan holds, whom it is to cover, and what holds for it, before it is paid for. */
export const BuyPlanPart = observer(function BuyPlanPart({ customer, plan, waiting }: BuyPlanPartProps) {
  const useCases = useNeeds(buyPlanNeeds);
  const [model] = useState(() => new BuyPlanModel(customer, plan, { ...useCases, newKey }));
  const added = savedIdIn(useLocation().state);
  useEffect(() => model.begin(added), [model, added]);
  const { state } = model;
  if (state.kind === "unavailable") return <TryAgain what={says.planNotShown} onPress={() => void model.look()} />;
  if (state.kind !== "read") return waiting;
  if (state.value === null)
    return (
      <NothingYet Icon={ClipboardList} heading={says.noPlan} text={says.noPlanText}>
        <a className="button main" href={planAddress.all}>
          {says.seePlans}
        </a>
      </NothingYet>
    );
  const { title, text, price, includes } = inLanguage(state.value.plan);
  return (
    <div className="booking-page">
      <section className="stack gap-2">
        <h2>{title}</h2>
        <p>{text}</p>
        <h3>{says.holds}</h3>
        <ul className="tick-list">
          {includes.map((thing) => (
            <li key={thing}>
              <Check className="icon icon-small leaf mt-1" aria-hidden="true" />
              {thing}
            </li>
          ))}
        </ul>
      </section>
      <Covered model={model} read={state.value} />
      <section className="stack gap-2">
        <h2>{says.terms}</h2>
        <ul className="booking-rules">
          <li>{says.termYear}</li>
          <li>{says.termBack}</li>
          <li>{says.termRenew}</li>
          <li>{says.howToUse(state.value.plan)}</li>
        </ul>
      </section>
      <BookingFacts facts={[{ name: says.price, value: rupees(price) }]} />
      <Buy model={model} price={price} />
    </div>
  );
});

const Covered = observer(function Covered({ model, read }: { readonly model: BuyPlanModel; readonly read: ReadPlan }) {
  const { plan, family } = read;
  const here = useOwnPath();
  const others = plan.people - 1;
  return (
    <section className="stack gap-2">
      <h2 id="covered">{says.whom}</h2>
      <p>{says.holder}</p>
      {others === 0 ? null : (
        <>
          <p>{says.more(others)}</p>
          <p className="small muted">{family.length === 0 ? says.noFamily : says.once}</p>
          <fieldset className="stack gap-2" aria-labelledby="covered">
            {family.map(({ id, name }) => (
              <TickField key={id} label={name} isTicked={model.covers(id)} onChange={(ticked) => model.name(id, ticked)} />
            ))}
          </fieldset>
          <p>
            <a className="link" href={withWayBack(accountAddress.newMember, here)}>
              {says.addMember}
            </a>
          </p>
        </>
      )}
    </section>
  );
});

const Buy = observer(function Buy({ model, price }: { readonly model: BuyPlanModel; readonly price: Parameters<typeof rupees>[0] }) {
  const navigate = useNavigate();
  const { buying } = model;
  const buy = async () => {
    const bought = await model.buy();
    if (bought !== null) navigate(planAddress.one(bought.id));
  };
  return (
    <>
      <div>
        <Button look="main" size="big" state={buying.kind === "sending" ? "busy" : "ready"} onPress={() => void buy()}>
          {buying.kind === "sending" ? says.buying : says.buy(price)}
        </Button>
      </div>
      <div role="status">
        {buying.kind === "unavailable" ? <Notice kind="bad">{says.unavailable}</Notice> : null}
        {buying.kind === "refused" ? <Notice kind="bad">{says.refusal(buying.refusal)}</Notice> : null}
      </div>
    </>
  );
});
