import { observer } from "mobx-react-lite";
import { useState } from "react";
import { CALL_BACK_LASTS } from "#core/consultations/call/room-by-clock.ts";
import { Button } from "#web/design/button/button.tsx";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import { Whole } from "#web/platform/late/whole.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { CallBackModel } from "./call-back-model.ts";
import type { RoomView } from "#core/consultations/call/room-view.ts";
import type { CallModel } from "./call-model.ts";

type CallBackProps = { readonly model: CallModel; readonly room: RoomView; readonly other: string };

/** What comes next once the line is given up: who calls whom by phone, and until when that is waited for. */
export function CallBack({ model, room, other }: CallBackProps) {
  const { seat, isByPhone, mayBePhoned, lineSince, closes } = room;
  const until = timeAt(Math.min(lineSince + CALL_BACK_LASTS, closes));
  return (
    <div className="stack gap-3">
      <div role="status">
        <Notice kind={isByPhone ? "good" : "note"}>
          {isByPhone
            ? callPhrases.phone.reached[seat]
            : mayBePhoned
              ? callPhrases.phone.calls[seat]({ name: other, from: timeAt(lineSince), until })
              : callPhrases.phone.notAllowed[seat]({ until })}
        </Notice>
      </div>
      {seat === "practitioner" && mayBePhoned && !isByPhone ? <CallsPatient model={model} room={room} /> : null}
    </div>
  );
}

const CallsPatient = observer(function CallsPatient({ model, room }: Omit<CallBackProps, "other">) {
  const whole = useDependency(Whole);
  const [number] = useState(() => new CallBackModel(model.customer, whole));
  const { phone, asking } = number;
  return (
    <>
      {phone === null ? (
        <div>
          <Button look="main" state={asking.kind === "sending" ? "busy" : "ready"} onPress={() => void number.ask(room.booking)}>
            {callPhrases.phone.show}
          </Button>
        </div>
      ) : (
        <div className="row flex-wrap">
          <a className="button quiet" href={`tel:+91${phone}`}>
            {callPhrases.phone.number({ number: `+91 ${phone.slice(0, 5)} ${phone.slice(5)}` })}
          </a>
          <Button look="main" state={model.stepping.kind === "sending" ? "busy" : "ready"} onPress={() => void model.reachByPhone()}>
            {callPhrases.phone.isReached}
          </Button>
        </div>
      )}
      <p className="small muted">{callPhrases.phone.logged}</p>
      <div role="status">
        {asking.kind === "unavailable" ? <Notice kind="bad">{callPhrases.unavailable}</Notice> : null}
        {asking.kind === "refused" ? <Notice kind="bad">{callPhrases.phone.refused}</Notice> : null}
      </div>
    </>
  );
});
