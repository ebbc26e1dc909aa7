import { useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Call } from "#web/features/consultations/call/call.tsx";
import { PatientBeside } from "#web/features/desk/beside/patient-beside.tsx";
import { prescribingPhrases } from "#web/features/desk/prescribing/wording/prescribing.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { deskSeat } from "./desk-seat.ts";
import { WriteBesideCall } from "./write-beside-call.ts";
import type { CallProps } from "#web/features/consultations/call/call.tsx";

const Prescribing = latePart(lateCode(() => import("#web/features/desk/prescribing/prescribing.tsx"), "Prescribing"));

/** A call from the practitioner's side, and beside it what may be read of the patient and the prescription that is written meanwhile. */
export function DeskCall({ id, ...given }: Omit<CallProps, "seat">) {
  const [isWriting, setWriting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const write = useCallback(() => {
    flushSync(() => setWriting(true));
    heading.current?.focus();
  }, []);
  return (
    <WriteBesideCall value={write}>
      <div className="with-beside">
        <Call seat={deskSeat} id={id} {...given} />
        {id === null || id === "" ? null : (
          <PatientBeside customer={given.customer} booking={id} patient="">
            {isWriting ? (
              <section className="stack gap-4" aria-labelledby="prescription-beside">
                <h2 id="prescription-beside" className="heading-3" ref={heading} tabIndex={-1}>
                  {prescribingPhrases.open}
                </h2>
                <Prescribing customer={given.customer} id={id} place="beside-call" waiting={given.waiting} />
              </section>
            ) : null}
          </PatientBeside>
        )}
      </div>
    </WriteBesideCall>
  );
}
