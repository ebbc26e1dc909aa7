import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { OwnPage } from "#web/features/payments/purchase/own-page.tsx";
import type { OwnBooking } from "#web/features/payments/purchase/own-booking.ts";

const PendingPayments = latePart(lateCode(() => import("./pending-payments.tsx"), "PendingPayments"));

/** All that waits for a payment. The server draws it without anybody's data. */
export const Screen = ({ data }: { readonly data: OwnBooking }) => (
  <OwnPage data={data}>{(customer, waiting) => <PendingPayments customer={customer} waiting={waiting} />}</OwnPage>
);
