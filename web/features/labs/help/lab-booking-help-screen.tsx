import { LAB_BOOKINGS_WAY } from "#web/features/labs/booking/lab-bookings-way.ts";
import { OwnPage } from "#web/features/payments/purchase/own-page.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import type { OwnLabPage } from "#web/features/labs/booking/own-lab-page.ts";

const LabBookingHelp = latePart(lateCode(() => import("./lab-booking-help.tsx"), "LabBookingHelp"));

/** Asking for help with a lab booking. The server draws it without anybody's data. */
export const Screen = ({ data }: { readonly data: OwnLabPage }) => (
  <OwnPage data={data} way={LAB_BOOKINGS_WAY}>
    {(customer, waiting) => <LabBookingHelp key={data.id} customer={customer} id={data.id ?? "-"} waiting={waiting} />}
  </OwnPage>
);
