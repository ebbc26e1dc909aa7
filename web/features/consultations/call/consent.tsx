import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { TickField } from "#web/design/fields/tick-field.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import type { CallModel } from "./call-model.ts";
import type { CallSides } from "./call-seat.ts";

type ConsentProps = { readonly model: CallModel; readonly sides: CallSides; readonly isEntering: boolean };

/**
 * What a patient allows before they check in; nothing is ticked beforehand. Who was let in before allowed it then, and is not asked again.
 */
export const Consent = observer(function Consent({ model, sides, isEntering }: ConsentProps) {
  const [allows, allow] = useState(false);
  const [callBack, setCallBack] = useState(false);
  const [guardian, setGuardian] = useState(false);
  const [isTried, tried] = useState(false);
  const { entering } = model;
  const press = () => {
    tried(true);
    if (allows) void model.checkIn({ callBack, guardian });
  };
  const said = (
    <div role="status">
      {entering.kind === "unavailable" ? <Notice kind="bad">{callPhrases.unavailable}</Notice> : null}
      {entering.kind === "refused" ? <Notice kind="bad">{refusalOf(entering.refusal.kind)}</Notice> : null}
    </div>
  );
  const wasLetIn = sides.state === "in_progress" || model.room?.state === "in_progress";
  const isAskedAnew = entering.kind === "refused" && entering.refusal.kind === "old-consent";
  if (wasLetIn && !isAskedAnew)
    return (
      <section className="stack gap-3">
        <div className="row flex-wrap">
          <Button look="main" state={isEntering ? "busy" : "ready"} onPress={() => void model.checkIn(null)}>
            {isEntering ? callPhrases.entering : model.sitting.kind === "ended" ? callPhrases.checkIn : callPhrases.comeBack}
          </Button>
        </div>
        {said}
      </section>
    );
  return (
    <section className="stack gap-3">
      <h2>{callPhrases.consent}</h2>
      <TickField
        label={callPhrases.allow({ name: sides.other })}
        isTicked={allows}
        onChange={allow}
        problem={isTried && !allows ? callPhrases.tickConsent : null}
      />
      <TickField label={callPhrases.callBack} isTicked={callBack} onChange={setCallBack} />
      {sides.isForMember ? <TickField label={callPhrases.guardian} isTicked={guardian} onChange={setGuardian} /> : null}
      <div className="row flex-wrap">
        <Button look="main" state={isEntering ? "busy" : "ready"} onPress={press}>
          {isEntering ? callPhrases.checkingIn : callPhrases.checkIn}
        </Button>
      </div>
      {said}
    </section>
  );
});

function refusalOf(kind: string): string {
  if (kind === "guardian-needed") return callPhrases.guardian;
  return kind === "room-closed" ? callPhrases.tooLate : callPhrases.refused;
}
