import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { OwnPage } from "#web/features/payments/purchase/own-page.tsx";
import { LAB_BOOKINGS_WAY } from "#web/features/labs/booking/lab-bookings-way.ts";
import type { OwnLabPage } from "./own-lab-page.ts";

const LabBookingPart = latePart(lateCode(() => import("./lab-booking-part.tsx"), "LabBookingPart"));

/** One booking of tests. The server draws it without anybody's data. */
export const Screen = ({ data }: { readonly data: OwnLabPage }) => (
  <OwnPage data={data} way={LAB_BOOKINGS_WAY}>
    {(customer, waiting) => <LabBookingPart key={data.id} id={data.id ?? "-"} customer={customer} waiting={waiting} />}
  </OwnPage>
);
