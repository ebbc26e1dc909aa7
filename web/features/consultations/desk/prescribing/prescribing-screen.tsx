import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { OwnPage } from "#web/features/consultations/booking/own-page.tsx";
import { prescribingPhrases } from "./wording/prescribing.ts";
import { consultationAddress } from "#web/features/consultations/consultation-address.ts";
import type { OwnBooking } from "#web/features/consultations/booking/own-booking.ts";

const Prescribing = latePart(lateCode(() => import("./prescribing.tsx"), "Prescribing"));

/** Where a practitioner writes for an appointment. The server knows nobody's. */
export const Screen = ({ data }: { readonly data: OwnBooking }) => (
  <OwnPage data={data} way={[{ title: prescribingPhrases.toDesk, address: consultationAddress.desk }]}>
    {(customer, waiting) => <Prescribing key={data.id} customer={customer} id={data.id ?? ""} waiting={waiting} />}
  </OwnPage>
);
