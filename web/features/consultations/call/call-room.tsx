import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import { consultationAddress } from "#web/features/consultations/consultation-address.ts";
import { CallBack } from "./call-back.tsx";
import { CallTexts } from "./call-texts.tsx";
import { DeviceChoices } from "./device-choices.tsx";
import { Picture } from "./picture.tsx";
import type { RoomView } from "#core/consultations/call/room-view.ts";
import type { CallModel } from "./call-model.ts";

type CallRoomProps = { readonly model: CallModel; readonly room: RoomView; readonly other: string };

/** The waiting room and the call. */
export const CallRoom = observer(function CallRoom({ model, room, other }: CallRoomProps) {
  const { own, theirs, stepping } = model;
  const isWithPicture = room.mode === "video";
  const isBusy = stepping.kind === "sending";
  return (
    <>
      <div role="status" className="stack gap-1">
        <h2 className="booking-state" data-tone={room.place === "inside" ? "good" : "waits"}>
          {headingOf(room, other, theirs !== null)}
        </h2>
        {room.place === "waiting" ? <p>{waitingText(room)}</p> : null}
      </div>
      {room.place === "inside" && room.line === "call_back" ? <CallBack model={model} room={room} other={other} /> : null}
      {room.place === "inside" ? (
        <div className="call-pictures">
          {theirs === null ? null : <Picture side="theirs" label={callPhrases.theirPicture} stream={theirs} speaker={own.toUse.speaker} />}
          {own.stream !== null && isWithPicture && own.hasCamera ? (
            <Picture side="own" label={callPhrases.picture} stream={own.stream} />
          ) : null}
        </div>
      ) : null}
      <div className="row flex-wrap">
        {room.seat === "practitioner" && room.place === "waiting" ? (
          <Button look="main" state={isBusy ? "busy" : "ready"} onPress={() => void model.admit()}>
            {callPhrases.admit}
          </Button>
        ) : null}
        <Button look="quiet" onPress={() => own.mute()}>
          {own.isMuted ? callPhrases.unmute : callPhrases.mute}
        </Button>
        {isWithPicture && own.hasCamera ? (
          <Button look="quiet" onPress={() => model.hidePicture()}>
            {own.isPictureOff ? callPhrases.pictureOn : callPhrases.pictureOff}
          </Button>
        ) : null}
        <Button look="quiet" onPress={() => void model.leave()}>
          {callPhrases.leave}
        </Button>
        {room.seat === "practitioner" && (room.place === "inside" || room.place === "away") ? (
          <Button look="danger-quiet" state={isBusy ? "busy" : "ready"} onPress={() => void model.remove()}>
            {callPhrases.remove}
          </Button>
        ) : null}
        {room.seat === "practitioner" && room.state === "in_progress" ? (
          <a className="button quiet" target="_blank" rel="noreferrer" href={consultationAddress.prescribing(room.booking)}>
            {callPhrases.prescribe}
          </a>
        ) : null}
        {room.seat === "practitioner" && room.state === "in_progress" ? (
          <Button look="main" state={isBusy ? "busy" : "ready"} onPress={() => void model.complete()}>
            {callPhrases.complete}
          </Button>
        ) : null}
      </div>
      <div role="status">
        {stepping.kind === "unavailable" ? <Notice kind="bad">{callPhrases.unavailable}</Notice> : null}
        {stepping.kind === "refused" ? <Notice kind="bad">{callPhrases.refused}</Notice> : null}
      </div>
      <DeviceChoices own={own} />
      {room.place === "inside" ? <CallTexts model={model} /> : null}
    </>
  );
});

function headingOf({ place, seat, other, line, mode }: RoomView, name: string, isHeard: boolean): string {
  switch (place) {
    case "outside":
      return callPhrases.patientOutside;
    case "waiting":
      return seat === "patient" ? callPhrases.waiting : callPhrases.patientWaits({ name });
    case "away":
      return callPhrases.patientAway;
    case "inside":
      if (other === null || !other.isHere) return callPhrases.otherAway;
      if (line === "reconnecting" || line === "call_back") return callPhrases.line[line];
      if (!isHeard) return callPhrases.connecting;
      return mode === "audio" && line === "audio" ? callPhrases.lineBySound : callPhrases.line[line];
  }
}

const waitingText = ({ seat, waitingSince }: RoomView): string =>
  seat === "patient" || waitingSince === null ? callPhrases.waitingText : callPhrases.waitingSince({ time: timeAt(waitingSince) });
