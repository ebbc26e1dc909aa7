import { networkOf } from "../../identity/network.ts";
import { refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import { codeSender } from "../codes/code-sender.ts";
import type { Mobile } from "../../identity/mobile.ts";
import type { Caller } from "../../identity/session.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Limits } from "../../shared/limits.port.ts";
import type { Result } from "../../shared/result.ts";
import type { CodeSent } from "../codes/code-sender.ts";
import type { Codes } from "../codes/codes.port.ts";
import type { Letters } from "../letters.port.ts";
import type { Secrets } from "../secrets.port.ts";
import type { TooMany } from "../too-many.ts";

/** Sends a code to a mobile that a signed-in customer wants on their profile. Only this session can use it. */
export type SendOwnMobileCode = (caller: Caller, mobile: Mobile) => Promise<Result<CodeSent, { readonly kind: "signed-out" } | TooMany>>;
export const SendOwnMobileCode = token<SendOwnMobileCode>("SendOwnMobileCode");

type Needs = {
  readonly codes: Codes;
  readonly limits: Limits;
  readonly secrets: Secrets;
  readonly letters: Letters;
  readonly now: Clock;
};

export function makeSendOwnMobileCode({ codes, limits, secrets, letters, now }: Needs): SendOwnMobileCode {
  const sender = codeSender(codes, limits, secrets, letters);
  return async ({ address, session, language }, mobile) => {
    if (session === null) return refused({ kind: "signed-out" });
    const at = now();
    const network = networkOf(address);
    const target = { kind: "mobile", mobile } as const;
    return sender.send({ purpose: "own-mobile", target, asker: session.id, network, language, referenceCode: null }, null, at);
  };
}
