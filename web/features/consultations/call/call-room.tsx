import Mic from "lucide-react/icons/mic";
import MicOff from "lucide-react/icons/mic-off";
import PhoneOff from "lucide-react/icons/phone-off";
import Video from "lucide-react/icons/video";
import VideoOff from "lucide-react/icons/video-off";
import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { isCalling } from "#core/consultations/call/room-view.ts";
import { Avatar } from "#web/design/avatar/avatar.tsx";
import { Button } from "#web/design/button/button.tsx";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import { CallBack } from "./call-back.tsx";
import { CallTexts } from "./call-texts.tsx";
import { DeviceChoices } from "./device-choices.tsx";
import { Picture } from "./picture.tsx";
import { SwitchButton } from "./switch-button.tsx";
import { WaitingClock } from "./waiting-clock.tsx";
import type { RoomView } from "#core/consultations/call/room-view.ts";
import type { ReactNode } from "react";
import type { CallModel } from "./call-model.ts";
import type { CallSeat } from "./call-seat.ts";
import type { OwnDevicesModel } from "./own-devices-model.ts";

type CallRoomProps = {
  readonly model: CallModel;
  readonly seat: CallSeat;
  readonly room: RoomView;
  readonly other: string;
  readonly outcome: ReactNode;
};

/** The waiting room and the call. `outcome`: what has come of the consultation so far. */
export const CallRoom = observer(function CallRoom({ model, seat, room, other, outcome }: CallRoomProps) {
  const { own, line, stepping } = model;
  const { theirs } = line;
  const isHeard = room.line === "video" || room.line === "audio";
  const [askedBy] = isHeard ? room.pictureAsked : [];
  const isWithPicture = room.mode === "video";
  const isInCall = isCalling(room);
  const isByPicture = room.line === "video";
  const isTheirPictureOff = isByPicture && line.isTheirsOff.camera;
  const lastSaid = line.texts.at(-1);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isInCall) frame.current?.scrollIntoView({ block: "nearest" }); // On a phone the call fills the screen.
  }, [isInCall]);
  return (
    <>
      <div className={isInCall ? "call-room is-on" : "call-room"} ref={frame}>
        <div className="call-stage">
          <div role="status" className="call-state stack gap-1">
            <h2 className="booking-state" data-tone={isInCall && isHeard ? "good" : "waits"}>
              {room.place === "inside" || isInCall
                ? headingInside(room, theirs !== null, other)
                : seat.heading({ place: room.place, other: room.other }, other)}
            </h2>
            {isInCall ? <p className="small">{callPhrases.withUntil({ name: other, time: timeAt(room.end) })}</p> : null}
            {isInCall && line.isTheirsOff.microphone ? <p>{callPhrases.theirMicrophoneOff({ name: other })}</p> : null}
            {isInCall && isTheirPictureOff ? <p>{callPhrases.theirCameraOff({ name: other })}</p> : null}
            {room.place === "waiting" ? <p>{seat.waitingText(room, model.ahead)}</p> : null}
          </div>
          {room.place === "waiting" ? <WaitingClock start={room.start} /> : null}
          {isInCall ? (
            <div className="call-pictures">
              <div className="call-voice">
                <Avatar name={other} picture={null} size="large" />
                <p>{other}</p>
              </div>
              {theirs === null ? null : (
                <Picture
                  side="theirs"
                  label={callPhrases.theirPicture({ name: other })}
                  stream={theirs}
                  speaker={own.toUse.speaker}
                  carries={isByPicture && !isTheirPictureOff ? "picture" : "sound"}
                />
              )}
              {isByPicture ? <OwnPicture own={own} /> : null}
              {lastSaid?.whose === "theirs" ? (
                <p className="call-caption" aria-hidden="true">
                  {lastSaid.text}
                </p>
              ) : null}
            </div>
          ) : isWithPicture ? (
            <OwnPicture own={own} />
          ) : null}
        </div>
        {isInCall && room.line === "call_back" ? <CallBack model={model} seat={seat} room={room} other={other} /> : null}
        {outcome === null ? null : <div className="call-outcome">{outcome}</div>}
        <div className="call-controls">
          {seat.Steps === undefined ? null : <seat.Steps model={model} room={room} />}
          <div className="row flex-wrap">
            <Button look="quiet" onPress={() => line.mute()}>
              {own.isMuted ? <MicOff className="icon" aria-hidden="true" /> : <Mic className="icon" aria-hidden="true" />}
              {own.isMuted ? callPhrases.unmute : callPhrases.mute}
            </Button>
            {isInCall && isWithPicture ? <SwitchButton model={model} room={room} /> : null}
            {isWithPicture && own.hasCamera ? (
              <Button look="quiet" onPress={() => line.hidePicture()}>
                {own.isPictureOff ? <VideoOff className="icon" aria-hidden="true" /> : <Video className="icon" aria-hidden="true" />}
                {own.isPictureOff ? callPhrases.pictureOn : callPhrases.pictureOff}
              </Button>
            ) : null}
            <Button look="danger-quiet" onPress={() => void model.leave()}>
              <PhoneOff className="icon" aria-hidden="true" />
              {callPhrases.leave}
            </Button>
          </div>
        </div>
      </div>
      <div role="status">
        {askedBy === undefined ? null : (
          <p>{askedBy === room.seat ? callPhrases.pictureWanted({ name: other }) : callPhrases.theyWantPicture({ name: other })}</p>
        )}
        {stepping.kind === "unavailable" ? <Notice kind="bad">{callPhrases.unavailable}</Notice> : null}
        {stepping.kind === "refused" ? <Notice kind="bad">{callPhrases.refused}</Notice> : null}
      </div>
      <DeviceChoices own={own} />
      {isInCall ? <CallTexts line={line} other={other} /> : null}
    </>
  );
});

/** What one's own camera shows, or that nobody sees it. */
const OwnPicture = observer(function OwnPicture({ own }: { readonly own: OwnDevicesModel }) {
  if (own.stream === null || !own.hasCamera) return null;
  if (own.isPictureOff)
    return (
      <p className="call-picture" data-side="own">
        {callPhrases.ownCameraOff}
      </p>
    );
  return <Picture side="own" label={callPhrases.picture} stream={own.stream} />;
});

function headingInside({ other, line, mode }: RoomView, isHeard: boolean, name: string): string {
  if (other === null) return callPhrases.otherAway({ name });
  if (line === "reconnecting" || line === "call_back") return callPhrases.line[line];
  if (!other.isHere) return callPhrases.otherAway({ name });
  if (!isHeard) return callPhrases.connecting;
  return mode === "audio" && line === "audio" ? callPhrases.lineBySound : callPhrases.line[line];
}
