import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { ShowMyPrescriptions } from "#core/consultations/prescriptions/show-my-prescriptions.use-case.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { prescriptionAddress } from "#web/platform/addresses/prescription-address.ts";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import type { OutcomeProps } from "./call-seat.ts";

/** A practitioner mostly writes in the call or within minutes of it, so that it is asked for so often while this is open. */
const LOOKED = 15_000;

const outcomeNeeds = { showMyPrescriptionsAny: ShowMyPrescriptions.any };

/**
 * What comes of a consultation, to its patient: the prescription, as soon as it is signed. Whoever is still in the room does not leave it
 * for that.
 */
export const Outcome = observer(function Outcome({ customer, sides: { id, other }, state, isInRoom }: OutcomeProps) {
  const useCases = useNeeds(outcomeNeeds);
  const [prescriptions] = useState(() => new Resource(() => useCases.showMyPrescriptionsAny(customer, null)));
  const { state: seen } = prescriptions;
  const own = seen.kind === "read" && seen.value.kind === "ok" ? seen.value.value : [];
  const isReady = own.some(({ versions: [{ version }] }) => version.booking === id);
  const mayCome = state === "in_progress" || state === "completed";
  useEffect(() => {
    if (!mayCome || isReady) return;
    void prescriptions.ask();
    const looking = setInterval(() => void prescriptions.ask(), LOOKED);
    return () => clearInterval(looking);
  }, [prescriptions, mayCome, isReady]);
  return (
    <>
      <div role="status">{isReady ? <Notice kind="good">{callPhrases.prescriptionReady}</Notice> : null}</div>
      {isReady ? (
        <a
          className={isInRoom ? "link roomy" : "button main"}
          href={prescriptionAddress.one("any", id)}
          {...(isInRoom ? { target: "_blank", rel: "noopener" } : { target: "_self" })}
        >
          {callPhrases.seePrescription}
        </a>
      ) : mayCome && !isInRoom ? (
        <p>{callPhrases.prescriptionToCome({ name: other })}</p>
      ) : null}
    </>
  );
});
