import ClipboardList from "lucide-react/icons/clipboard-list";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { BookingCards } from "#web/features/consultations/booking/booking-cards.tsx";
import { OwnList } from "#web/features/payments/purchase/own-list.tsx";
import { inLanguage } from "#web/design/in-language.ts";
import { paymentPhrases } from "#web/features/payments/wording/payments.ts";
import { planAddress } from "#web/platform/addresses/plan-address.ts";
import { planWords as says } from "#web/features/plans/plan-words.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { readMyPlans, readMyPlansNeeds } from "./my-plan-data.ts";
import { STAGE_TONES } from "./stage-tones.ts";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";

type MyPlansProps = { readonly customer: CustomerId; readonly waiting: ReactNode };

/** One's own plans, the latest first. */
export function MyPlans({ customer, waiting }: MyPlansProps) {
  const useCases = useNeeds(readMyPlansNeeds);
  const none = (
    <NothingYet Icon={ClipboardList} heading={says.none} text={says.noneText}>
      <a className="button main" href={planAddress.all}>
        {says.seePlans}
      </a>
    </NothingYet>
  );
  return (
    <OwnList read={() => readMyPlans(useCases, customer)} notShown={says.notShown} waiting={waiting} none={none}>
      {(plans) => (
        <BookingCards items={plans}>
          {(one) => (
            <>
              <h2 className="heading-3">
                <a href={planAddress.one(one.id)}>{inLanguage(one.plan).title}</a>
              </h2>
              <p className="booking-state" data-tone={one.isBeingChecked ? "waits" : STAGE_TONES[one.stage]}>
                {one.isBeingChecked ? paymentPhrases.isBeingChecked : says.stages[one.stage]}
              </p>
              {says.briefly(one).map((line) => (
                <p key={line} className="small muted">
                  {line}
                </p>
              ))}
            </>
          )}
        </BookingCards>
      )}
    </OwnList>
  );
}
