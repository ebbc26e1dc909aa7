import { networkOf } from "../../identity/network.ts";
import { refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { codeSender } from "../codes/code-sender.ts";
import { maker } from "../../shared/use-case.ts";
import { Codes } from "../codes/codes.port.ts";
import { Limits } from "../../shared/limits.port.ts";
import { Secrets } from "../secrets.port.ts";
import { Letters } from "../letters.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { Mobile } from "../../identity/mobile.ts";
import type { Caller } from "../../identity/session.ts";
import type { Result } from "../../shared/result.ts";
import type { CodeSent } from "../codes/code-sender.ts";
import type { TooMany } from "../too-many.ts";

/** Sends a code to a mobile that a signed-in customer wants on their profile. Only this session can use it. */
export type SendOwnMobileCode = (caller: Caller, mobile: Mobile) => Promise<Result<CodeSent, { readonly kind: "signed-out" } | TooMany>>;
export const SendOwnMobileCode = useCase<SendOwnMobileCode>("sign-in", "SendOwnMobileCode");

export const makeSendOwnMobileCode = maker(
  SendOwnMobileCode,
  { codes: Codes, limits: Limits, secrets: Secrets, letters: Letters, now: Clock },
  ({ codes, limits, secrets, letters, now }) => {
    const sender = codeSender(codes, limits, secrets, letters);
    return async ({ address, session, language }, mobile) => {
      if (session === null) return refused({ kind: "signed-out" });
      const at = now();
      const network = networkOf(address);
      const target = { kind: "mobile", mobile } as const;
      return sender.send({ purpose: "own-mobile", target, asker: session.id, network, language, referenceCode: null }, null, at);
    };
  },
);
