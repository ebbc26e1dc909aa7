import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { OwnPage } from "#web/features/payments/purchase/own-page.tsx";
import type { OwnBooking } from "#web/features/payments/purchase/own-booking.ts";

const ToDesk = latePart(lateCode(() => import("./to-desk.tsx"), "ToDesk"));
const AppointmentList = latePart(lateCode(() => import("./appointment-list.tsx"), "AppointmentList"));

/** A customer's appointments. The server draws it without anybody's data. */
export const Screen = ({ data }: { readonly data: OwnBooking }) => (
  <OwnPage data={data}>
    {(customer, waiting, profile) => (
      <>
        {profile.customer.role === "practitioner" ? <ToDesk /> : null}
        <AppointmentList customer={customer} waiting={waiting} />
      </>
    )}
  </OwnPage>
);
