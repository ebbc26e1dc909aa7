import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { ChosenMemberOfTab } from "#core/trackers/device/chosen-member.port.ts";
import { SelectField } from "#web/design/fields/select-field.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { TrackerWaiting } from "#web/features/trackers/page/tracker-waiting.tsx";
import { trackerPhrases } from "#web/features/trackers/wording/trackers.ts";
import { late } from "#web/platform/late/needs.ts";
import { useLoaded } from "#web/platform/late/use-loaded.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { PatientName } from "./patient-name.ts";
import { WhoseModel } from "./whose-model.ts";
import type { ReactNode } from "react";
import type { Patient } from "#core/account/patient.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type ForPatientProps = { readonly customer: CustomerId; readonly children: (patient: Patient) => ReactNode };

const { whose: words } = trackerPhrases;
/** No member's id. */
const OWN = "own";

const forPatientNeeds = { tab: late(ChosenMemberOfTab), listMembers: ListMembers };

/**
 * What is of the customer or of a member of the family, below the choice between them. Nothing is shown before it is known whom the tab was
 * left with.
 */
export function ForPatient({ customer, children }: ForPatientProps) {
  const useCases = useNeeds(forPatientNeeds);
  const tab = useLoaded(useCases.tab);
  const [model, enter] = useState<WhoseModel | null>(null);
  const made = useRef<WhoseModel | null>(null); // A page that is shown again keeps what was chosen in it meanwhile.
  useEffect(() => {
    if (tab.kind !== "here") return;
    if (made.current?.customer !== customer) made.current = new WhoseModel(customer, { tab: tab.value, members: useCases.listMembers });
    enter(made.current);
    void made.current.read();
  }, [tab, useCases, customer]);
  if (tab.kind === "unavailable") return <TryAgain what={trackerPhrases.unavailable} onPress={tab.again} />;
  if (model === null) return <TrackerWaiting />;
  return <Chosen model={model}>{children}</Chosen>;
}

type ChosenProps = { readonly model: WhoseModel; readonly children: ForPatientProps["children"] };

const Chosen = observer(function Chosen({ model, children }: ChosenProps) {
  const { chosen, members } = model;
  return (
    <PatientName value={chosen?.name ?? null}>
      {members.length === 0 ? null : (
        <div className="tracker-whose">
          <SelectField
            label={words.label}
            choices={[{ value: OWN, words: words.own }, ...members.map(({ id, name }) => ({ value: id, words: name }))]}
            value={chosen?.id ?? OWN}
            onChange={model.choose}
          />
        </div>
      )}
      {children(model.patient)}
    </PatientName>
  );
});
