import { ClipboardList } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { rupees } from "#web/design/figures/amounts.ts";
import { TryAgain } from "#web/features/account/page/try-again.tsx";
import { planAddress } from "#web/features/plans/plan-address.ts";
import { planWords as says } from "#web/features/plans/plan-words.ts";
import { Whole } from "#web/platform/late/whole.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { readMyPlans } from "./my-plan-data.ts";
import { STANDING_TONES } from "./standing-tone.ts";
import "#web/features/consultations/booking/bookings.css";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";

type MyPlansProps = { readonly customer: CustomerId; readonly waiting: ReactNode };

/** One's own plans, the latest first. */
export const MyPlans = observer(function MyPlans({ customer, waiting }: MyPlansProps) {
  const whole = useDependency(Whole);
  const [list] = useState(() => new Resource(() => readMyPlans(whole, customer)));
  useEffect(() => void list.ask(), [list]);
  const { state } = list;
  if (state.kind === "unavailable") return <TryAgain what={says.notShown} onPress={() => void list.ask()} />;
  if (state.kind !== "read") return waiting;
  if (state.value.length === 0)
    return (
      <NothingYet Icon={ClipboardList} heading={says.none} text={says.noneText}>
        <a className="button main" href={planAddress.all}>
          {says.seePlans}
        </a>
      </NothingYet>
    );
  return (
    <ul className="booking-cards">
      {state.value.map((one) => (
        <li key={one.id} className="booking-card">
          <h2 className="heading-3">
            <a href={planAddress.one(one.id)}>{one.plan.title}</a>
          </h2>
          <p className="booking-state" data-tone={STANDING_TONES[one.standing]}>
            {says.standing[one.standing]}
          </p>
          <p className="small muted">{rupees(one.plan.price)}</p>
        </li>
      ))}
    </ul>
  );
});
