import { networkOf } from "../../identity/network.ts";
import { refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { codeSender } from "./code-sender.ts";
import { textOf } from "./code-target.ts";
import { maker } from "../../shared/use-case.ts";
import { Codes } from "./codes.port.ts";
import { Limits } from "../../shared/limits.port.ts";
import { Secrets } from "../secrets.port.ts";
import { Letters } from "../letters.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { EmailAddress } from "../../identity/email-address.ts";
import type { Mobile } from "../../identity/mobile.ts";
import type { Caller } from "../../identity/session.ts";
import type { Result } from "../../shared/result.ts";
import type { CodeSent } from "./code-sender.ts";
import type { CodeTarget } from "./code-target.ts";
import type { TooMany } from "../too-many.ts";

/** No code was asked for here recently, so a new one needs a human check. */
export type NoCodeRequested = { readonly kind: "not-asked" };

/** Sends another code that replaces one asked for here within 15 minutes. `challenge` is the id of that code; null: the last one. */
export type ResendMobileCode = (caller: Caller, request: MobileResendRequest) => Promise<Result<CodeSent, NoCodeRequested | TooMany>>;
export const ResendMobileCode = useCase<ResendMobileCode>("sign-in", "ResendMobileCode");

export type MobileResendRequest = { readonly mobile: Mobile; readonly challenge: string | null };

export type ResendEmailCode = (caller: Caller, request: EmailResendRequest) => Promise<Result<CodeSent, NoCodeRequested | TooMany>>;
export const ResendEmailCode = useCase<ResendEmailCode>("sign-in", "ResendEmailCode");

export type EmailResendRequest = { readonly email: EmailAddress; readonly challenge: string | null };

type Needs = {
  readonly codes: Codes;
  readonly limits: Limits;
  readonly secrets: Secrets;
  readonly letters: Letters;
  readonly now: Clock;
};

export const makeResendMobileCode = maker(
  ResendMobileCode,
  { codes: Codes, limits: Limits, secrets: Secrets, letters: Letters, now: Clock },
  (needs) => {
    const resend = resending(needs);
    return (caller, { mobile, challenge }) => resend(caller, { kind: "mobile", mobile }, challenge);
  },
);

export const makeResendEmailCode = maker(
  ResendEmailCode,
  { codes: Codes, limits: Limits, secrets: Secrets, letters: Letters, now: Clock },
  (needs) => {
    const resend = resending(needs);
    return (caller, { email, challenge }) => resend(caller, { kind: "email", email }, challenge);
  },
);

const OF_LATE = 15 * 60 * 1000;

function resending({ codes, limits, secrets, letters, now }: Needs) {
  const sender = codeSender(codes, limits, secrets, letters);
  return async (
    { address, language }: Caller,
    target: CodeTarget,
    challenge: string | null,
  ): Promise<Result<CodeSent, NoCodeRequested | TooMany>> => {
    const at = now();
    const network = networkOf(address);
    const code = await codes.asked({ purpose: "sign-in", target: textOf(target), asker: network, challenge }, at - OF_LATE);
    if (code === null) return refused({ kind: "not-asked" });
    const { asker, referenceCode } = code;
    return sender.send({ purpose: "sign-in", target, asker, network, language, referenceCode }, null, at);
  };
}
