import { customerId } from "../../identity/customer-id.ts";
import { networkOf } from "../../identity/network.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { TRIES_FROM_ONE } from "../sign-in-limits.ts";
import { tooMany } from "../too-many.ts";
import { maker } from "../../shared/use-case.ts";
import { Codes } from "../codes/codes.port.ts";
import { Secrets } from "../secrets.port.ts";
import { Limits } from "../../shared/limits.port.ts";
import { Customers } from "../../identity/customers.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { EmailAddress } from "../../identity/email-address.ts";
import type { Caller } from "../../identity/session.ts";
import type { Result } from "../../shared/result.ts";
import type { CodeKey } from "../codes/codes.port.ts";
import type { TooMany } from "../too-many.ts";
import type { WrongCode } from "../codes/verify-code.use-case.ts";

/**
 * Puts an e-mail address on the account for which the link in the letter was made. It works once; another visit of the link is answered
 * with "wrong-code".
 */
export type ConfirmEmail = (
  caller: Caller,
  link: EmailLink,
) => Promise<Result<EmailAddress, WrongCode | { readonly kind: "email-taken" } | TooMany>>;
export const ConfirmEmail = useCase<ConfirmEmail>("sign-in", "ConfirmEmail");

export type EmailLink = { readonly challenge: string; readonly code: string; readonly email: EmailAddress };

export const makeConfirmEmail = maker(
  ConfirmEmail,
  { codes: Codes, secrets: Secrets, limits: Limits, customers: Customers, now: Clock },
  ({ codes, secrets, limits, customers, now }) =>
    async ({ address }, { challenge, code, email }) => {
      const at = now();
      const counted = await limits.count([{ limit: TRIES_FROM_ONE, by: networkOf(address) }], at);
      if (counted.kind === "exhausted") return refused(tooMany(counted.until, at));

      const key: CodeKey = { purpose: "own-email", target: email, asker: "", challenge };
      const isRight = (sent: string, hash: string) => secrets.areSame(secrets.codeHash(sent, code), hash);
      if ((await codes.type(key, isRight, at)) === "wrong") return refused({ kind: "wrong-code" });
      const used = await codes.use(key, at);
      if (used === null) return refused({ kind: "wrong-code" });
      return (await customers.putEmail(customerId(used.asker), email)) === "taken" ? refused({ kind: "email-taken" }) : ok(email);
    },
);
