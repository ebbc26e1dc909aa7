import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import { deviceTroublePhrases as says } from "#web/features/consultations/wording/device-troubles.ts";
import { browserOf } from "./browser.ts";
import { DeviceChoices } from "./device-choices.tsx";
import { EchoCheck } from "./echo-check.tsx";
import { Picture } from "./picture.tsx";
import { SoundLevel } from "./sound-level.tsx";
import type { Mode } from "#core/consultations/practitioner.ts";
import type { DeviceTrouble } from "./devices.ts";
import type { OwnDevicesModel } from "./own-devices-model.ts";

const troubleSaid = (why: DeviceTrouble): string => (why === "refused" ? says.refused[browserOf(navigator.userAgent)] : says[why]);

/** What the other side would see and hear of oneself. */
export const OwnDevices = observer(function OwnDevices({ own, mode }: { readonly own: OwnDevicesModel; readonly mode: Mode }) {
  const devices = own.state;
  const on = devices !== null && devices !== "asking" && devices.kind === "on" ? devices : null;
  const isAsking = devices === "asking";
  return (
    <section className="stack gap-3">
      <h2>{mode === "video" ? callPhrases.check : callPhrases.checkSound}</h2>
      <p className="muted">{callPhrases.checkText[mode]}</p>
      {on === null ? (
        <div className="row flex-wrap">
          <Button look="main" state={isAsking ? "busy" : "ready"} onPress={() => void own.tryThem()}>
            {isAsking ? callPhrases.trying : mode === "video" ? callPhrases.tryThem : callPhrases.trySound}
          </Button>
        </div>
      ) : (
        <div className="call-own">
          {on.camera === "there" ? <Picture side="own" label={callPhrases.picture} stream={on.stream} /> : null}
          <SoundLevel label={callPhrases.hears} stream={on.stream} />
          <EchoCheck stream={on.stream} speaker={own.toUse.speaker} />
          <DeviceChoices own={own} />
        </div>
      )}
      <div role="status">
        {on === null ? null : on.camera === "there" || on.camera === "not-wanted" ? (
          <Notice kind="good">{on.camera === "there" ? callPhrases.worksBoth : callPhrases.worksSound}</Notice>
        ) : (
          <Notice kind="note">{callPhrases.withoutCamera[on.camera]}</Notice>
        )}
        {devices !== null && devices !== "asking" && devices.kind === "off" ? <Notice kind="bad">{troubleSaid(devices.why)}</Notice> : null}
      </div>
    </section>
  );
});
