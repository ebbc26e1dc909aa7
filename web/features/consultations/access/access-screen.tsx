import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { OwnPage } from "#web/features/payments/purchase/own-page.tsx";
import type { OwnBooking } from "#web/features/payments/purchase/own-booking.ts";

const OwnAccessLog = latePart(lateCode(() => import("./own-access-log.tsx"), "OwnAccessLog"));

/** Who read one's health data. The server draws it without anybody's data. */
export const Screen = ({ data }: { readonly data: OwnBooking }) => (
  <OwnPage data={data}>{(customer, waiting) => <OwnAccessLog customer={customer} waiting={waiting} />}</OwnPage>
);
