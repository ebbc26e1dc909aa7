import { useContext, useState } from "react";
import { PatientName } from "#web/features/trackers/whose/patient-name.ts";
import { Form } from "#web/design/fields/form.tsx";
import { TickField } from "#web/design/fields/tick-field.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { trackerPhrases } from "#web/features/trackers/wording/trackers.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

const { consent } = trackerPhrases;

/** Asks once whether we may keep health data. The box is not ticked in advance. */
export function ConsentPanel({ store }: { readonly store: Pick<TrackerStore, "allow"> }) {
  const name = useContext(PatientName);
  const [isTicked, tick] = useState(false);
  const [faults, tell] = useState(0);
  const submit = () => {
    if (isTicked) void store.allow();
    else tell(faults + 1);
  };
  return (
    <Form onSubmit={submit} faults={faults}>
      <div className="panel stack gap-3">
        <h2 className="heading-3">{name === null ? consent.title : consent.ofMember.title({ name })}</h2>
        <p>{name === null ? consent.text : consent.ofMember.text}</p>
        <TickField
          label={name === null ? consent.tick : consent.ofMember.tick({ name })}
          isTicked={isTicked}
          onChange={tick}
          problem={faults > 0 && !isTicked ? consent.tickFirst : null}
        />
        <SendButton state="ready">{consent.allow}</SendButton>
      </div>
    </Form>
  );
}
