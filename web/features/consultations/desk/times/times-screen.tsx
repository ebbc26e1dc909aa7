import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { OwnPage } from "#web/features/consultations/booking/own-page.tsx";
import { consultationAddress } from "#web/features/consultations/consultation-address.ts";
import { bookingHeads } from "#web/features/consultations/wording/booking-heads.ts";
import type { OwnBooking } from "#web/features/consultations/booking/own-booking.ts";

const Times = latePart(lateCode(() => import("./times.tsx"), "Times"));

/** Why a practitioner's times are offered or not. The server knows nobody's. */
export const Screen = ({ data }: { readonly data: OwnBooking }) => (
  <OwnPage
    data={data}
    way={[
      { title: bookingHeads.desk.title, address: consultationAddress.desk },
      { title: bookingHeads.hours.title, address: consultationAddress.ownHours },
    ]}
  >
    {(customer, waiting) => <Times customer={customer} waiting={waiting} />}
  </OwnPage>
);
