import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { OwnPage } from "#web/features/payments/purchase/own-page.tsx";
import type { OwnPrescriptions } from "./own-prescriptions.ts";

const Prescriptions = latePart(lateCode(() => import("./prescriptions.tsx"), "Prescriptions"));

/** What was prescribed to a customer and their members, or one of it. The server draws it without anybody's data. */
export const Screen = ({ data }: { readonly data: OwnPrescriptions }) => (
  <OwnPage data={data}>
    {(customer, waiting) => (
      <Prescriptions key={`${data.page} ${data.id}`} customer={customer} page={data.page} id={data.id} waiting={waiting} />
    )}
  </OwnPage>
);
