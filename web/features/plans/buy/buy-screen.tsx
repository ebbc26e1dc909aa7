import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { OwnPage } from "#web/features/payments/purchase/own-page.tsx";
import { careWords } from "#web/features/content/care/care-words.ts";
import { planAddress } from "#web/platform/addresses/plan-address.ts";
import type { OwnPlanPage } from "#web/features/plans/own-plan-page.ts";

const BuyPlanPart = latePart(lateCode(() => import("./buy-plan-part.tsx"), "BuyPlanPart"));

const WAY = [{ title: careWords.plans, address: planAddress.all }];

/** A look at a plan before it is paid for. */
export const Screen = ({ data }: { readonly data: OwnPlanPage }) => (
  <OwnPage data={data} way={WAY}>
    {(customer, waiting) => <BuyPlanPart key={data.plan} plan={data.plan ?? "-"} customer={customer} waiting={waiting} />}
  </OwnPage>
);
