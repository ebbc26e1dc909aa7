import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import { OwnDevices } from "./own-devices.tsx";
import type { Mode } from "#core/consultations/practitioner.ts";
import type { CallModel } from "./call-model.ts";
import type { CallSeat, CallSides } from "./call-seat.ts";

type BeforeCallProps = { readonly model: CallModel; readonly seat: CallSeat; readonly sides: CallSides; readonly mode: Mode };

/**
 * The look at one's devices, and the way in or back. Whoever was in the room needs no look: what they gave back opens again as they go in.
 */
export const BeforeCall = observer(function BeforeCall({ model, seat: { Entrance, phone }, sides, mode }: BeforeCallProps) {
  const { sitting, entering, checkedInText } = model;
  const { isTried, isGivenBack, stream } = model.own;
  const wasIn = sitting.kind === "left" || (sitting.kind === "ended" && sitting.end === "replaced");
  const isEntering = sitting.kind === "entering" || entering.kind === "sending";
  return (
    <>
      <div role="status">
        {checkedInText === null ? null : <Notice kind="note">{checkedInText}</Notice>}
        {sitting.kind === "left" ? <Notice kind="note">{callPhrases.leftText[mode]}</Notice> : null}
        {sitting.kind === "ended" ? <Notice kind="note">{callPhrases.ended[sitting.end]}</Notice> : null}
      </div>
      {isGivenBack ? null : <OwnDevices own={model.own} mode={mode} />}
      {isTried && !isGivenBack && stream === null ? <p>{phone.without}</p> : null}
      {!isTried ? null : wasIn ? (
        <div className="row flex-wrap">
          <Button look="main" state={isEntering ? "busy" : "ready"} onPress={() => void model.enter()}>
            {isEntering ? callPhrases.entering : comeBackBy(sitting.kind)}
          </Button>
        </div>
      ) : (
        <Entrance model={model} sides={sides} isEntering={isEntering} />
      )}
    </>
  );
});

const comeBackBy = (kind: "left" | string): string => (kind === "left" ? callPhrases.comeBack : callPhrases.takeOver);
