import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { OwnPage } from "#web/features/payments/purchase/own-page.tsx";
import { labAddress } from "#web/platform/addresses/lab-address.ts";
import { labPhrases } from "#web/features/labs/wording/labs.ts";
import type { OwnLabPage } from "#web/features/labs/booking/own-lab-page.ts";

const LabBills = latePart(lateCode(() => import("./lab-bills.tsx"), "LabBills"));

const WAY = [{ title: labPhrases.labs, address: labAddress.front }];

/** Receipt and bill of a lab booking. The server draws it without anybody's data. */
export const Screen = ({ data }: { readonly data: OwnLabPage }) => (
  <OwnPage data={data} way={WAY}>
    {(customer, waiting) => <LabBills key={data.id} id={data.id ?? "-"} customer={customer} waiting={waiting} />}
  </OwnPage>
);
