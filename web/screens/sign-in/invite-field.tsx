import { observer } from "mobx-react-lite";
import { TextField } from "#web/parts/text-field.tsx";
import { signInWords } from "#web/wording/sign-in.ts";
import type { SignUpModel } from "#web/stores/sign-up-model.ts";

/** The code of whoever invited somebody new. */
export const InviteField = observer(function InviteField({ signUp }: { readonly signUp: SignUpModel }) {
  return (
    <TextField
      label={signInWords.inviteCode}
      autoComplete="off"
      value={signUp.more.inviteCode}
      onChange={(text) => signUp.tell("inviteCode", text)}
      problem={signUp.wrong === "inviteCode" ? signInWords.unknownInviteCode : null}
    />
  );
});
