import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { DeskPage } from "./frame/desk-page.tsx";
import "#web/features/payments/purchase/bookings.css";
import "./day/day.css";
import type { DeskBooking } from "./frame/desk-page.tsx";

const Desk = latePart(lateCode(() => import("./desk.tsx"), "Desk"));

/** A practitioner's day. The server draws it without anybody's data. */
export const Screen = ({ data }: { readonly data: DeskBooking }) => (
  <DeskPage data={data}>{(customer, waiting) => <Desk customer={customer} first={data} waiting={waiting} />}</DeskPage>
);
