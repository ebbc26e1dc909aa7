import { LONGEST_NAME } from "#core/identity/full-name.ts";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { signInPhrases as says } from "./wording/sign-in.ts";
import type { RegisterTrouble, SendTrouble, VerifyTrouble } from "#core/sign-in/session/sign-in-flow.ts";
import type { UnprintedLetter } from "#web/platform/forms/printed-text.ts";

/** What the sign-in popup says, in any language. `said`: the server's own sentence, which tells why it refused. */
export const signInWords = {
  ...says,
  resendIn: (seconds: number): string => says.resendIn({ seconds: wholeNumber(seconds) }),
  nameProblem(problem: "needed" | "too-long" | UnprintedLetter): string {
    if (typeof problem === "object") return says.nameUnprinted(problem);
    return problem === "too-long" ? says.nameTooLong({ most: String(LONGEST_NAME) }) : says.nameLetters;
  },
  sendTrouble: (trouble: SendTrouble, said: string): string => (trouble === "refused" ? said : says.sendTrouble[trouble]),
  verifyTrouble: (trouble: VerifyTrouble, said: string): string => (trouble === "refused" ? said : says.verifyTrouble[trouble]),
  registerTrouble: (trouble: RegisterTrouble, said: string): string => (trouble === "refused" ? said : says.registerTrouble[trouble]),
};
