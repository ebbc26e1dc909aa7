import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { besidePhrases as words } from "#web/features/desk/wording/beside.ts";
import "./beside.css";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** `customer`: the practitioner's account; `patient`: who it is about, read after the title, and empty where the page says it. */
export type OfPatient = { readonly customer: CustomerId; readonly booking: string; readonly patient: string };

type BesidePartProps = Pick<OfPatient, "patient"> & {
  readonly title: string;
  readonly children: () => ReactNode;
};

/**
 * Something of a patient's beside the day, the call or the prescription. It is read by a press, as each reading stands in the patient's
 * log.
 */
export function BesidePart({ title, patient, children }: BesidePartProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="beside-part" aria-label={title}>
      <div className="row flex-wrap">
        <Button look="quiet" onPress={() => setOpen(!isOpen)}>
          {isOpen ? words.close : title}
          <span className="visually-hidden"> {isOpen ? title : patient}</span>
        </Button>
        <p className="small muted">{words.hint}</p>
      </div>
      {isOpen ? children() : null}
    </section>
  );
}
