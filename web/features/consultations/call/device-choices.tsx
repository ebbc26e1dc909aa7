import { observer } from "mobx-react-lite";
import { SelectField } from "#web/design/fields/select-field.tsx";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import { DEVICE_KINDS } from "./devices.ts";
import type { OwnDevicesModel } from "./own-devices-model.ts";

/** Another microphone, camera or speaker, where there is more than one. */
export const DeviceChoices = observer(function DeviceChoices({ own }: { readonly own: OwnDevicesModel }) {
  const several = DEVICE_KINDS.filter((kind) => own.of(kind).length > 1);
  if (several.length === 0) return null;
  return (
    <div className="call-devices">
      {several.map((kind) => (
        <SelectField
          key={kind}
          label={callPhrases.devices[kind]}
          unchosen={callPhrases.chooseDevice}
          choices={own.of(kind).map(({ id, name }) => ({ value: id, words: name }))}
          value={own.used(kind)}
          onChange={(id) => void own.choose(kind, id)}
        />
      ))}
      <p role="status" className="small">
        {own.notOpened === null ? "" : callPhrases.notOpened}
      </p>
    </div>
  );
});
