import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { DeskPage } from "./frame/desk-page.tsx";
import "#web/features/payments/purchase/bookings.css";
import "./day/day.css";
import type { OwnBooking } from "#web/features/payments/purchase/own-booking.ts";

const Desk = latePart(lateCode(() => import("./desk.tsx"), "Desk"));

/** A practitioner's day. The server draws it without anybody's data. */
export const Screen = ({ data }: { readonly data: OwnBooking }) => (
  <DeskPage data={data}>{(customer, waiting) => <Desk customer={customer} waiting={waiting} />}</DeskPage>
);
