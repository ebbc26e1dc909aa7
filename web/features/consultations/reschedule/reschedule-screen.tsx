import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { APPOINTMENTS_WAY } from "#web/features/consultations/booking/appointments-way.ts";
import { OwnPage } from "#web/features/payments/purchase/own-page.tsx";
import type { OwnBooking } from "#web/features/payments/purchase/own-booking.ts";

const Reschedule = latePart(lateCode(() => import("./reschedule.tsx"), "Reschedule"));

/** Giving an appointment another time. The server draws it without anybody's data. */
export const Screen = ({ data }: { readonly data: OwnBooking }) => (
  <OwnPage data={data} way={APPOINTMENTS_WAY}>
    {(customer, waiting) => <Reschedule key={data.id} customer={customer} id={data.id} waiting={waiting} />}
  </OwnPage>
);
