import { observer } from "mobx-react-lite";
import { TextField } from "#web/design/fields/text-field.tsx";
import { signInWords } from "#web/features/sign-in/sign-in-words.ts";
import type { SignUpModel } from "./sign-up-model.ts";

/** The code of whoever invited somebody new. */
export const InviteField = observer(function InviteField({ signUp }: { readonly signUp: SignUpModel }) {
  return (
    <TextField
      label={signInWords.inviteCode}
      autoComplete="off"
      value={signUp.more.inviteCode}
      onChange={(text) => signUp.tell("inviteCode", text)}
      problem={signUp.wrong === "inviteCode" ? signInWords.registerTrouble("unknown-invite-code", "") : null}
    />
  );
});
