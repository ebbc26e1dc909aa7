import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { ShowMyPrescriptions } from "#core/consultations/prescriptions/show-my-prescriptions.use-case.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { prescriptionAddress } from "#web/platform/addresses/prescription-address.ts";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { CallSides } from "./call-seat.ts";

/** A practitioner mostly writes within minutes of the call, so that it is asked for so often while this is open. */
const LOOKED = 15_000;

type AfterCallProps = { readonly customer: CustomerId; readonly sides: CallSides };

/** What follows a consultation, to its patient: the prescription, as soon as it is signed. */
export const AfterCall = observer(function AfterCall({ customer, sides: { id, other, state } }: AfterCallProps) {
  const allDependencies = useDependency(AllDependencies);
  const [prescriptions] = useState(() => new Resource(() => lateUseCase(allDependencies, ShowMyPrescriptions.any)(customer, null)));
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
  if (!mayCome) return null;
  if (!isReady) return <p>{callPhrases.prescriptionToCome({ name: other })}</p>;
  return (
    <>
      <Notice kind="good">{callPhrases.prescriptionReady}</Notice>
      <a className="button main" target="_self" href={prescriptionAddress.one("any", id)}>
        {callPhrases.seePrescription}
      </a>
    </>
  );
});
