import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { sharedPhrases as words } from "#web/features/consultations/wording/shared.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import "./shared-beside.css";
import type { CustomerId } from "#core/identity/customer-id.ts";

type SharedBesideProps = {
  /** The practitioner's account. */
  readonly customer: CustomerId;
  readonly booking: string;
  /** Who it is about, read after the words; empty where the page says it. */
  readonly patient: string;
};

const SharedReading = latePart(lateCode(() => import("./shared-reading.tsx"), "SharedReading"));

/** What a patient shared, beside the day or the call. It is read by a press, as each reading stands in the patient's log. */
export function SharedBeside({ customer, booking, patient }: SharedBesideProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="shared-beside" aria-label={words.open}>
      <div className="row flex-wrap">
        <Button look="quiet" onPress={() => setOpen(!isOpen)}>
          {isOpen ? words.close : words.open}
          <span className="visually-hidden"> {patient}</span>
        </Button>
        <p className="small muted">{words.hint}</p>
      </div>
      {isOpen ? <SharedReading customer={customer} booking={booking} /> : null}
    </section>
  );
}
