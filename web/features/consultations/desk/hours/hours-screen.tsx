import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { OwnPage } from "#web/features/consultations/booking/own-page.tsx";
import { consultationAddress } from "#web/features/consultations/consultation-address.ts";
import { bookingHeads } from "#web/features/consultations/wording/booking-heads.ts";
import type { OwnBooking } from "#web/features/consultations/booking/own-booking.ts";

const Hours = latePart(lateCode(() => import("./hours.tsx"), "Hours"));

/** A practitioner's own hours. The server knows nobody's. */
export const Screen = ({ data }: { readonly data: OwnBooking }) => (
  <OwnPage data={data} way={[{ title: bookingHeads.desk.title, address: consultationAddress.desk }]}>
    {(customer, waiting) => <Hours customer={customer} waiting={waiting} />}
  </OwnPage>
);
