import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { OwnPage } from "#web/features/payments/purchase/own-page.tsx";
import { careWords } from "#web/features/content/care/care-words.ts";
import { planAddress } from "#web/platform/addresses/plan-address.ts";
import type { OwnPlanPage } from "#web/features/plans/own-plan-page.ts";

const MyPlans = latePart(lateCode(() => import("./my-plans.tsx"), "MyPlans"));

const WAY = [{ title: careWords.plans, address: planAddress.all }];

/** The plans that somebody has bought. The server draws it without anybody's data. */
export const Screen = ({ data }: { readonly data: OwnPlanPage }) => (
  <OwnPage data={data} way={WAY}>
    {(customer, waiting) => <MyPlans customer={customer} waiting={waiting} />}
  </OwnPage>
);
