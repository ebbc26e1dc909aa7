import { networkOf } from "../../identity/network.ts";
import { useCase } from "../../shared/token.ts";
import { codeSender } from "./code-sender.ts";
import { needed, useProof } from "../human-check/human-guard.ts";
import { maker } from "../../shared/use-case.ts";
import { Codes } from "./codes.port.ts";
import { Limits } from "../../shared/limits.port.ts";
import { Secrets } from "../secrets.port.ts";
import { Letters } from "../letters.port.ts";
import { HumanCheck } from "../human-check/human-check.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { EmailAddress } from "../../identity/email-address.ts";
import type { Mobile } from "../../identity/mobile.ts";
import type { Caller } from "../../identity/session.ts";
import type { Result } from "../../shared/result.ts";
import type { CodeSent } from "./code-sender.ts";
import type { CodeTarget } from "./code-target.ts";
import type { HumanCheckNeeded } from "../human-check/human-guard.ts";
import type { TooMany } from "../too-many.ts";

/**
 * Sends a code to a mobile. It signs a customer in, or proves that a new person has the mobile. The answer does not show whether the number
 * has an account.
 */
export type SendMobileCode = (caller: Caller, request: MobileCodeRequest) => Promise<Result<CodeSent, HumanCheckNeeded | TooMany>>;
export const SendMobileCode = useCase<SendMobileCode>("sign-in", "SendMobileCode");

/** `proof`: the answer of a person's device to the human check; null: none. */
export type MobileCodeRequest = { readonly mobile: Mobile; readonly proof: string | null; readonly referenceCode: string | null };

/** Sends a code to an e-mail address, for the same purposes. */
export type SendEmailCode = (caller: Caller, request: EmailCodeRequest) => Promise<Result<CodeSent, HumanCheckNeeded | TooMany>>;
export const SendEmailCode = useCase<SendEmailCode>("sign-in", "SendEmailCode");

export type EmailCodeRequest = { readonly email: EmailAddress; readonly proof: string | null };

type Needs = {
  readonly codes: Codes;
  readonly limits: Limits;
  readonly secrets: Secrets;
  readonly letters: Letters;
  readonly humanCheck: HumanCheck;
  readonly now: Clock;
};

export const makeSendMobileCode = maker(
  SendMobileCode,
  { codes: Codes, limits: Limits, secrets: Secrets, letters: Letters, humanCheck: HumanCheck, now: Clock },
  (needs) => {
    const send = guarded(needs);
    return (caller, { mobile, proof, referenceCode }) => send(caller, { target: { kind: "mobile", mobile }, proof, referenceCode });
  },
);

export const makeSendEmailCode = maker(
  SendEmailCode,
  { codes: Codes, limits: Limits, secrets: Secrets, letters: Letters, humanCheck: HumanCheck, now: Clock },
  (needs) => {
    const send = guarded(needs);
    return (caller, { email, proof }) => send(caller, { target: { kind: "email", email }, proof, referenceCode: null });
  },
);

type Guarded = { readonly target: CodeTarget; readonly proof: string | null; readonly referenceCode: string | null };

function guarded({ codes, limits, secrets, letters, humanCheck, now }: Needs) {
  const sender = codeSender(codes, limits, secrets, letters);
  return async (
    { address, language }: Caller,
    { target, proof, referenceCode }: Guarded,
  ): Promise<Result<CodeSent, HumanCheckNeeded | TooMany>> => {
    const at = now();
    const network = networkOf(address);
    const proved = await useProof({ humanCheck, limits }, { proof, address }, at);
    if (proved.kind === "refused") return proved;
    const strain = await sender.strain({ target, network }, at);
    if (strain === "strained" && proved.value === "usual") return needed(humanCheck, "hard", at);
    return sender.send({ purpose: "sign-in", target, asker: network, network, language, referenceCode }, strain, at);
  };
}
