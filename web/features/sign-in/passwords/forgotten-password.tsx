import { Button } from "#web/design/button/button.tsx";
import { passwordWords } from "#web/features/sign-in/wording/password.ts";
import type { PasswordModel } from "./password-model.ts";

/** A way for who no longer knows it. */
export function ForgottenPassword({ reset, onAsk }: { readonly reset: PasswordModel["reset"]; readonly onAsk: () => void }) {
  return (
    <section className="panel stack justify-items-start gap-3" aria-label={passwordWords.forgot}>
      <h2 className="heading-3">{passwordWords.forgot}</h2>
      <p className="muted">{passwordWords.forgotText}</p>
      <Button look="quiet" state={reset === "asking" ? "busy" : "ready"} onPress={onAsk}>
        {passwordWords.sendLink}
      </Button>
      <p role="status" className="small">
        {passwordWords.reset[reset]}
      </p>
    </section>
  );
}
