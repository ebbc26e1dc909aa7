import { networkOf } from "../../identity/network.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { textOf } from "./code-target.ts";
import { CODE_LIFE } from "./one-time-code.ts";
import { TRIES_FROM_ONE } from "../sign-in-limits.ts";
import { signedIn } from "../signed-in.ts";
import { tooMany } from "../too-many.ts";
import { maker } from "../../shared/use-case.ts";
import { Codes } from "./codes.port.ts";
import { Secrets } from "../secrets.port.ts";
import { Limits } from "../../shared/limits.port.ts";
import { Customers } from "../../identity/customers.port.ts";
import { Sessions } from "../../identity/sessions.port.ts";
import { UserOf } from "../../me/user.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { EmailAddress } from "../../identity/email-address.ts";
import type { Mobile } from "../../identity/mobile.ts";
import type { Caller } from "../../identity/session.ts";
import type { Result } from "../../shared/result.ts";
import type { CodeKey } from "./codes.port.ts";
import type { CodeTarget } from "./code-target.ts";
import type { Blocked, SignedIn } from "../signed-in.ts";
import type { TooMany } from "../too-many.ts";

/** The code is wrong or no longer valid, or nobody asked for one here. */
export type WrongCode = { readonly kind: "wrong-code" };

/**
 * Signs in the person who typed the code that was sent. null: the code is right but nobody is signed in by it. Either the number has no
 * account yet and may register within 10 minutes, or a signed-in customer has proved their own mobile.
 * Source: specification/sign-in.md, The way through sign-in.
 */
export type VerifyMobileCode = (caller: Caller, typed: TypedMobileCode) => Promise<Result<SignedIn | null, WrongCode | Blocked | TooMany>>;
export const VerifyMobileCode = useCase<VerifyMobileCode>("sign-in", "VerifyMobileCode");

/** `challenge` is the id that the sending answered; null: it is not shown. */
export type TypedMobileCode = { readonly mobile: Mobile; readonly code: string; readonly challenge: string | null };

export type VerifyEmailCode = (caller: Caller, typed: TypedEmailCode) => Promise<Result<SignedIn | null, WrongCode | Blocked | TooMany>>;
export const VerifyEmailCode = useCase<VerifyEmailCode>("sign-in", "VerifyEmailCode");

export type TypedEmailCode = { readonly email: EmailAddress; readonly code: string; readonly challenge: string | null };

type Needs = {
  readonly codes: Codes;
  readonly secrets: Secrets;
  readonly limits: Limits;
  readonly customers: Customers;
  readonly sessions: Sessions;
  readonly userOf: UserOf;
  readonly now: Clock;
};

export const makeVerifyMobileCode = maker(
  VerifyMobileCode,
  { codes: Codes, secrets: Secrets, limits: Limits, customers: Customers, sessions: Sessions, userOf: UserOf, now: Clock },
  (needs) => {
    const verify = verifying(needs);
    return (caller, { mobile, ...typed }) => verify(caller, { target: { kind: "mobile", mobile }, ...typed });
  },
);

export const makeVerifyEmailCode = maker(
  VerifyEmailCode,
  { codes: Codes, secrets: Secrets, limits: Limits, customers: Customers, sessions: Sessions, userOf: UserOf, now: Clock },
  (needs) => {
    const verify = verifying(needs);
    return (caller, { email, ...typed }) => verify(caller, { target: { kind: "email", email }, ...typed });
  },
);

type Typed = { readonly target: CodeTarget; readonly code: string; readonly challenge: string | null };

function verifying({ codes, secrets, limits, customers, sessions, userOf, now }: Needs) {
  return async (caller: Caller, { target, code, challenge }: Typed): Promise<Result<SignedIn | null, WrongCode | Blocked | TooMany>> => {
    const at = now();
    const network = networkOf(caller.address);
    const counted = await limits.count([{ limit: TRIES_FROM_ONE, by: network }], at);
    if (counted.kind === "exhausted") return refused(tooMany(counted.until, at));

    const own = await ownKey(codes, caller, { target: textOf(target), since: at - CODE_LIFE });
    const key: CodeKey = own ?? { purpose: "sign-in", target: textOf(target), asker: network, challenge };
    const isRight = (sent: string, hash: string) => secrets.areSame(secrets.codeHash(sent, code), hash);
    if ((await codes.type(key, isRight, at)) === "wrong") return refused({ kind: "wrong-code" });
    if (own !== null) return ok(null);

    const customer = await (target.kind === "mobile" ? customers.withMobile(target.mobile) : customers.withEmail(target.email));
    if (customer === null) return ok(null);
    const used = await codes.use(key, at);
    if (used === null) return refused({ kind: "wrong-code" });
    if (used.referenceCode !== null) await customers.attachReferenceCode(customer.id, used.referenceCode);
    return signedIn({ sessions, userOf }, customer, at);
  };
}

/** The code that this same session had sent to a mobile, to put the mobile on the profile; null: there is none. */
async function ownKey(
  codes: Codes,
  { session }: Caller,
  { target, since }: { readonly target: string; readonly since: number },
): Promise<CodeKey | null> {
  if (session === null) return null;
  const key: CodeKey = { purpose: "own-mobile", target, asker: session.id, challenge: null };
  return (await codes.asked(key, since)) === null ? null : key;
}
