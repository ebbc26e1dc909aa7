import AudioLines from "lucide-react/icons/audio-lines";
import Video from "lucide-react/icons/video";
import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import type { RoomView } from "#core/consultations/call/room-view.ts";
import type { CallModel } from "./call-model.ts";

type SwitchButtonProps = { readonly model: CallModel; readonly room: RoomView };

/** The way down to sound for both sides, or the wish for the picture again; nothing where that was said, or no line is there. */
export const SwitchButton = observer(function SwitchButton({ model, room: { line, seat, pictureAsked } }: SwitchButtonProps) {
  const pressed = model.stepping.kind === "sending" ? "busy" : "ready";
  if (line === "video")
    return (
      <Button look="quiet" state={pressed} onPress={() => void model.switchTo("audio")}>
        <AudioLines className="icon" aria-hidden="true" />
        {callPhrases.soundOnly}
      </Button>
    );
  if (line !== "audio" || pictureAsked.includes(seat)) return null;
  return (
    <Button look={pictureAsked.length > 0 ? "main" : "quiet"} state={pressed} onPress={() => void model.switchTo("video")}>
      <Video className="icon" aria-hidden="true" />
      {callPhrases.wantPicture}
    </Button>
  );
});
