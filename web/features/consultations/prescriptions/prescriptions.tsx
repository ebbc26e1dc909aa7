import FileX from "lucide-react/icons/file-x";
import ScrollText from "lucide-react/icons/scroll-text";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { prescriptionStateOf } from "#core/consultations/prescription/prescription.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { dayOf } from "#web/design/figures/days.ts";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { useFreshSafetyCopy } from "#web/features/assessments/safety/use-fresh-safety-copy.ts";
import { saveFile } from "#web/platform/files/save-file.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { OnePrescription } from "./one-prescription.tsx";
import { prescriptionAddress } from "#web/platform/addresses/prescription-address.ts";
import { prescriptionWords } from "./prescription-words.ts";
import { PrescriptionsModel, prescriptionsNeeds } from "./prescriptions-model.ts";
import { prescriptionPhrases as phrases } from "./wording/prescriptions.ts";
import "#web/features/payments/purchase/bookings.css";
import type { ReactNode } from "react";
import type { PrescriptionView } from "#core/consultations/prescription/prescription-view.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PrescriptionPage } from "#web/platform/addresses/prescription-address.ts";

type PrescriptionsProps = {
  readonly customer: CustomerId;
  readonly page: PrescriptionPage;
  readonly id: string | null;
  readonly waiting: ReactNode;
};

/** All prescriptions of a customer's, a card each; or one of them, as it is printed. */
export const Prescriptions = observer(function Prescriptions({ customer, page, id, waiting }: PrescriptionsProps) {
  const useCases = useNeeds(prescriptionsNeeds);
  const [model] = useState(() => new PrescriptionsModel(customer, { page, id }, { ...useCases, save: saveFile }));
  useEffect(() => void model.ask(), [model]);
  useFreshSafetyCopy(customer);
  const { state } = model;
  if (state.kind === "unavailable") return <TryAgain what={phrases.notShown} onPress={() => void model.ask()} />;
  if (state.kind === "reading") return waiting;
  if (state.kind !== "read")
    return (
      <NothingYet Icon={FileX} heading={phrases.unknown} text={phrases.unknownText}>
        <a className="button main" href={prescriptionAddress.all("any")}>
          {phrases.all}
        </a>
      </NothingYet>
    );
  const { prescriptions } = state;
  if (prescriptions.length === 0)
    return (
      <NothingYet Icon={ScrollText} heading={phrases.none} text={phrases.noneText}>
        <a className="button main" href={consultationAddress.practitioners}>
          {phrases.find}
        </a>
        {page === "any" ? null : (
          <a className="button quiet" href={prescriptionAddress.all("any")}>
            {phrases.all}
          </a>
        )}
      </NothingYet>
    );
  const [first] = prescriptions;
  return id !== null && first !== undefined ? (
    <OnePrescription model={model} page={page} prescription={first} />
  ) : (
    <ul className="booking-cards">
      {prescriptions.map((prescription) => (
        <PrescriptionCard key={prescription.versions[0].version.booking} page={page} prescription={prescription} />
      ))}
    </ul>
  );
});

type CardProps = { readonly page: PrescriptionPage; readonly prescription: PrescriptionView };

function PrescriptionCard({ page, prescription }: CardProps) {
  const { version } = prescription.versions.at(-1) ?? prescription.versions[0];
  const { booking, practitioner, patient, items, signedAt } = version;
  const state = prescriptionStateOf(prescription, version.version);
  return (
    <li className="booking-card">
      <h2>
        <a href={prescriptionAddress.one(page, booking)}>{prescriptionWords.headingOf(version)}</a>
      </h2>
      <p className="booking-state" data-tone={state === "withdrawn" ? "bad" : "good"}>
        {phrases.states[state]}
      </p>
      <p>{phrases.by({ name: practitioner.name, day: dayOf(indianDay(signedAt)) })}</p>
      <p className="muted">
        {phrases.forWhom({ name: patient.name })} · {prescriptionWords.count(items.length)}
        {version.version === 1 ? null : ` · ${phrases.version({ version: String(version.version) })}`}
      </p>
    </li>
  );
}
