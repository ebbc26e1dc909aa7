import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import type { RoomView } from "#core/consultations/call/room-view.ts";
import type { CallModel } from "./call-model.ts";

type CarriedPictureProps = { readonly model: CallModel; readonly room: RoomView };

/** The way down to sound for both sides, and up to the picture again once both ask for it. */
export const CarriedPicture = observer(function CarriedPicture({ model, room: { line, seat, pictureAsked } }: CarriedPictureProps) {
  const [askedBy] = pictureAsked;
  const pressed = model.stepping.kind === "sending" ? "busy" : "ready";
  return (
    <>
      <div role="status">
        {askedBy === undefined ? null : <p>{askedBy === seat ? callPhrases.pictureWanted : callPhrases.theyWantPicture}</p>}
      </div>
      <div className="row flex-wrap">
        {line === "video" ? (
          <Button look="quiet" state={pressed} onPress={() => void model.switchTo("audio")}>
            {callPhrases.soundOnly}
          </Button>
        ) : null}
        {line === "audio" && askedBy !== seat ? (
          <Button look="quiet" state={pressed} onPress={() => void model.switchTo("video")}>
            {callPhrases.wantPicture}
          </Button>
        ) : null}
      </div>
    </>
  );
});
