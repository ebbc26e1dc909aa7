import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { signInWords } from "#web/features/sign-in/sign-in-words.ts";
import type { ResendWait } from "./resend-wait.ts";

type Resending = {
  readonly model: { readonly resend: ResendWait; readonly isResending: boolean; readonly sendAgain: () => Promise<void> };
};

/** Asks for another code, once enough time has gone. */
export const ResendButton = observer(function ResendButton({ model }: Resending) {
  const { left } = model.resend;
  return (
    <Button look="text" state={model.isResending ? "busy" : left > 0 ? "off" : "ready"} onPress={() => void model.sendAgain()}>
      {left > 0 ? signInWords.resendIn(left) : signInWords.resend}
    </Button>
  );
});
