import { observer } from "mobx-react-lite";
import { useState } from "react";
import { ReachByPhone } from "#core/consultations/call/by-phone/reach-by-phone.use-case.ts";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { deskCallPhrases } from "#web/features/desk/wording/desk-call.ts";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { CallBackModel, callBackNeeds } from "./call-back-model.ts";
import type { RoomView } from "#core/consultations/call/room-view.ts";
import type { CallModel } from "#web/features/consultations/call/call-model.ts";

type CallsPatientProps = { readonly model: CallModel; readonly room: RoomView };

const callsPatientNeeds = { reachByPhone: ReachByPhone, ...callBackNeeds };

/** The patient's number, by a press, and the word that they were reached by it. */
export const CallsPatient = observer(function CallsPatient({ model, room }: CallsPatientProps) {
  const useCases = useNeeds(callsPatientNeeds);
  const [number] = useState(() => new CallBackModel(model.customer, useCases));
  const { phone, asking } = number;
  return (
    <>
      {phone === null ? (
        <div>
          <Button look="main" state={asking.kind === "sending" ? "busy" : "ready"} onPress={() => void number.ask(room.booking)}>
            {deskCallPhrases.phone.show}
          </Button>
        </div>
      ) : (
        <div className="row flex-wrap">
          <a className="button quiet" href={`tel:+91${phone}`}>
            {deskCallPhrases.phone.number({ number: `+91 ${phone.slice(0, 5)} ${phone.slice(5)}` })}
          </a>
          <Button
            look="main"
            state={model.stepping.kind === "sending" ? "busy" : "ready"}
            onPress={() => void model.step(useCases.reachByPhone)}
          >
            {deskCallPhrases.phone.isReached}
          </Button>
        </div>
      )}
      <p className="small muted">{deskCallPhrases.phone.logged}</p>
      <div role="status">
        {asking.kind === "unavailable" ? <Notice kind="bad">{callPhrases.unavailable}</Notice> : null}
        {asking.kind === "refused" ? <Notice kind="bad">{deskCallPhrases.phone.refused}</Notice> : null}
      </div>
    </>
  );
});
