import CircleCheck from "lucide-react/icons/circle-check";
import FilePen from "lucide-react/icons/file-pen";
import UserCheck from "lucide-react/icons/user-check";
import UserX from "lucide-react/icons/user-x";
import { observer } from "mobx-react-lite";
import { useContext, useState } from "react";
import { AdmitPatient } from "#core/consultations/call/admit-patient.use-case.ts";
import { CompleteCall } from "#core/consultations/call/complete-call.use-case.ts";
import { RemovePatient } from "#core/consultations/call/remove-patient.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { Button } from "#web/design/button/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { useDependency, useNeeds } from "#web/platform/window/dependencies.tsx";
import { deskCallPhrases } from "#web/features/desk/wording/desk-call.ts";
import { WriteBesideCall } from "./write-beside-call.ts";
import type { RoomView } from "#core/consultations/call/room-view.ts";
import type { CallModel } from "#web/features/consultations/call/call-model.ts";

type DeskStepsProps = { readonly model: CallModel; readonly room: RoomView };

const deskStepsNeeds = { admitPatient: AdmitPatient, completeCall: CompleteCall, removePatient: RemovePatient };

/** What a practitioner does in the room: let the patient in, put them out, write for them, end it. */
export const DeskSteps = observer(function DeskSteps({ model, room: { place, state, end } }: DeskStepsProps) {
  const [useCases, now] = [useNeeds(deskStepsNeeds), useDependency(Clock)];
  const [isAsked, ask] = useState(false);
  const complete = () => {
    if (!isAsked && now() < end) return ask(true); // A press beside another button ends nobody's consultation.
    ask(false);
    void model.step(useCases.completeCall);
  };
  const write = useContext(WriteBesideCall);
  const pressed = model.stepping.kind === "sending" ? "busy" : "ready";
  return (
    <div className="row flex-wrap">
      {place === "waiting" ? (
        <Button look="main" state={pressed} onPress={() => void model.admit(useCases.admitPatient)}>
          <UserCheck className="icon" aria-hidden="true" />
          {deskCallPhrases.admit}
        </Button>
      ) : null}
      {place === "inside" || place === "away" ? (
        <Button look="danger-quiet" state={pressed} onPress={() => void model.step(useCases.removePatient)}>
          <UserX className="icon" aria-hidden="true" />
          {place === "away" ? deskCallPhrases.removeAway : deskCallPhrases.remove}
        </Button>
      ) : null}
      {state === "in_progress" ? (
        <>
          <Button look="quiet" onPress={write}>
            <FilePen className="icon" aria-hidden="true" />
            {deskCallPhrases.prescribe}
          </Button>
          <Button look="main" state={pressed} onPress={complete}>
            <CircleCheck className="icon" aria-hidden="true" />
            {deskCallPhrases.complete}
          </Button>
        </>
      ) : null}
      {isAsked ? (
        <Dialog
          role="alertdialog"
          title={deskCallPhrases.completeEarly}
          hint={deskCallPhrases.completeEarlyText({ time: timeAt(end) })}
          closeLabel={deskCallPhrases.goOn}
          closes="asked"
          onClose={() => ask(false)}
        >
          <div className="row flex-wrap">
            <Button look="quiet" onPress={() => ask(false)}>
              {deskCallPhrases.goOn}
            </Button>
            <Button look="danger" state={pressed} onPress={complete}>
              {deskCallPhrases.complete}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </div>
  );
});
