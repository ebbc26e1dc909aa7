import { networkOf } from "../../identity/network.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { askToConfirm } from "../sign-up/confirm-letter.ts";
import { CODE_GAP, CODES_A_DAY, CODES_FROM_ONE } from "../sign-in-limits.ts";
import { tooMany } from "../too-many.ts";
import { maker } from "../../shared/use-case.ts";
import { Codes } from "../codes/codes.port.ts";
import { Limits } from "../../shared/limits.port.ts";
import { Secrets } from "../secrets.port.ts";
import { Letters } from "../letters.port.ts";
import { ResendEmailCode } from "../codes/resend-code.use-case.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { EmailAddress } from "../../identity/email-address.ts";
import type { Caller } from "../../identity/session.ts";
import type { Result } from "../../shared/result.ts";
import type { NoCodeRequested } from "../codes/resend-code.use-case.ts";
import type { TooMany } from "../too-many.ts";

/**
 * Sends a signed-in customer the letter that confirms an e-mail address as theirs; a visitor, the code asked for before. Answers the
 * seconds until it may be asked again.
 */
export type AskToConfirmEmail = (caller: Caller, email: EmailAddress) => Promise<Result<number, NoCodeRequested | TooMany>>;
export const AskToConfirmEmail = useCase<AskToConfirmEmail>("sign-in", "AskToConfirmEmail");

export const makeAskToConfirmEmail = maker(
  AskToConfirmEmail,
  { codes: Codes, limits: Limits, secrets: Secrets, letters: Letters, resendEmailCode: ResendEmailCode, now: Clock },
  ({ codes, limits, secrets, letters, resendEmailCode, now }) =>
    async (caller, email) => {
      if (caller.session === null) {
        const sent = await resendEmailCode(caller, { email, challenge: null });
        return sent.kind === "refused" ? sent : ok(sent.value.resendAfter);
      }
      const at = now();
      const by = `own-email ${email} ${caller.session.customer}`;
      const counted = await limits.count(
        [
          { limit: CODE_GAP, by },
          { limit: CODES_A_DAY, by },
          { limit: CODES_FROM_ONE, by: networkOf(caller.address) },
        ],
        at,
      );
      if (counted.kind === "exhausted") return refused(tooMany(counted.until, at));
      await askToConfirm({ codes, secrets, letters }, { email, customer: caller.session.customer, language: caller.language }, at);
      return ok(CODE_GAP.within / 1000);
    },
);
