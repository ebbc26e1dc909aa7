import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { DeskPage } from "#web/features/consultations/desk/frame/desk-page.tsx";
import type { OwnBooking } from "#web/features/consultations/booking/own-booking.ts";

const Prescribing = latePart(lateCode(() => import("./prescribing.tsx"), "Prescribing"));

/** Where a practitioner writes for an appointment. The server knows nobody's. */
export const Screen = ({ data }: { readonly data: OwnBooking }) => (
  <DeskPage data={data}>
    {(customer, waiting) => <Prescribing key={data.id} customer={customer} id={data.id ?? ""} waiting={waiting} />}
  </DeskPage>
);
