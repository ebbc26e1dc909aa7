import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { OwnPage } from "#web/features/payments/purchase/own-page.tsx";
import { careWords } from "#web/features/content/care/care-words.ts";
import { planAddress } from "#web/platform/addresses/plan-address.ts";
import type { OwnPlanPage } from "#web/features/plans/own-plan-page.ts";

const MyPlanPart = latePart(lateCode(() => import("./my-plan-part.tsx"), "MyPlanPart"));

const WAY = [{ title: careWords.plans, address: planAddress.all }];

/** One plan of one's own. The server draws it without anybody's data. */
export const Screen = ({ data }: { readonly data: OwnPlanPage }) => (
  <OwnPage data={data} way={WAY}>
    {(customer, waiting) => <MyPlanPart key={data.id} id={data.id ?? "-"} customer={customer} waiting={waiting} />}
  </OwnPage>
);
