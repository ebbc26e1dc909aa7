import { PatientBeside } from "#web/features/desk/beside/patient-beside.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { DeskPage } from "#web/features/desk/frame/desk-page.tsx";
import type { OwnBooking } from "#web/features/payments/purchase/own-booking.ts";

const Prescribing = latePart(lateCode(() => import("./prescribing.tsx"), "Prescribing"));

/** Where a practitioner writes for an appointment. The server draws it without anybody's data. */
export const Screen = ({ data }: { readonly data: OwnBooking }) => (
  <DeskPage data={data}>
    {(customer, waiting) => (
      <div key={data.id} className="with-beside">
        <Prescribing customer={customer} id={data.id ?? ""} place="page" waiting={waiting} />
        <PatientBeside customer={customer} booking={data.id ?? ""} patient="" />
      </div>
    )}
  </DeskPage>
);
