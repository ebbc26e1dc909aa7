import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { sharedPhrases as words } from "#web/features/consultations/wording/shared.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type OpenSharedProps = {
  /** The practitioner's account. */
  readonly customer: CustomerId;
  readonly booking: string;
  /** Who it is about, read after the words. */
  readonly patient: string;
};

const SharedDialog = latePart(lateCode(() => import("./shared-dialog.tsx"), "SharedDialog"));

/** The way to what a patient shared for an appointment. It is read when it is opened, as each reading stands in the patient's log. */
export function OpenShared({ customer, booking, patient }: OpenSharedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onPress={() => setOpen(true)}>
        {words.open}
        <span className="visually-hidden"> {patient}</span>
      </Button>
      {isOpen ? <SharedDialog customer={customer} booking={booking} patient={patient} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
