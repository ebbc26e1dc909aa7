import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { DeskPage } from "#web/features/desk/frame/desk-page.tsx";
import type { OwnBooking } from "#web/features/payments/purchase/own-booking.ts";

const Hours = latePart(lateCode(() => import("./hours.tsx"), "Hours"));

/** A practitioner's own hours. The server draws it without anybody's data. */
export const Screen = ({ data }: { readonly data: OwnBooking }) => (
  <DeskPage data={data}>{(customer, waiting) => <Hours customer={customer} waiting={waiting} />}</DeskPage>
);
