import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { MobileField } from "#web/design/fields/mobile-field.tsx";
import { signInWords } from "#web/features/sign-in/sign-in-words.ts";
import type { SignInModel } from "./sign-in-model.ts";

/** The number or address that a code was sent to, and the way back to another one. */
export const LockedEntry = observer(function LockedEntry({ model }: { readonly model: SignInModel }) {
  const change = (
    <Button look="text" state={model.flow.kind === "checking" ? "off" : "ready"} onPress={model.changeNumber}>
      {signInWords.change}
    </Button>
  );
  if (model.by === "mobile")
    return (
      <MobileField
        label={signInWords.mobile}
        countryCode={signInWords.countryCode}
        value={model.entry}
        onChange={model.enter}
        problem={null}
        state="locked"
        beside={change}
      />
    );
  return (
    <div className="row justify-between gap-2">
      <p className="min-w-0 break-all">{model.entry}</p>
      {change}
    </div>
  );
});
