import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { OwnPage } from "#web/features/payments/purchase/own-page.tsx";
import type { OwnBooking } from "#web/features/payments/purchase/own-booking.ts";

const Bills = latePart(lateCode(() => import("./bills.tsx"), "Bills"));

/** Receipts and bills of appointments, or of one of them. The server draws it without anybody's data. */
export const Screen = ({ data }: { readonly data: OwnBooking }) => (
  <OwnPage data={data}>{(customer, waiting) => <Bills key={data.id} customer={customer} id={data.id} waiting={waiting} />}</OwnPage>
);
