import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { OwnPage } from "#web/features/payments/purchase/own-page.tsx";
import { LAB_BOOKINGS_WAY } from "#web/features/labs/booking/lab-bookings-way.ts";
import type { OwnLabPage } from "#web/features/labs/booking/own-lab-page.ts";

const LabReportPart = latePart(lateCode(() => import("./lab-report-part.tsx"), "LabReportPart"));

/** What a laboratory found. The server draws it without anybody's data. */
export const Screen = ({ data }: { readonly data: OwnLabPage }) => (
  <OwnPage data={data} way={LAB_BOOKINGS_WAY}>
    {(customer, waiting) => <LabReportPart key={data.id} id={data.id ?? "-"} customer={customer} waiting={waiting} />}
  </OwnPage>
);
