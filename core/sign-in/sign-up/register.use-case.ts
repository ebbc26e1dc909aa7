import { isPossibleBirthdate } from "../../account/birthdate.ts";
import { customerId } from "../../identity/customer-id.ts";
import { networkOf } from "../../identity/network.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { askToConfirm } from "./confirm-letter.ts";
import { signedIn } from "../signed-in.ts";
import { Codes } from "../codes/codes.port.ts";
import { Secrets } from "../secrets.port.ts";
import { Letters } from "../letters.port.ts";
import { Customers } from "../../identity/customers.port.ts";
import { Sessions } from "../../identity/sessions.port.ts";
import { UserOf } from "../../me/user.ts";
import { NewId } from "../../shared/new-id.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { maker } from "../../shared/use-case.ts";
import type { NeedsOf } from "../../shared/use-case.ts";
import type { Customer } from "../../identity/customer.ts";
import type { Caller } from "../../identity/session.ts";
import type { Result } from "../../shared/result.ts";
import type { SignUp } from "./sign-up.ts";
import type { Blocked, SignedIn } from "../signed-in.ts";

/** The mobile (or, without one, the e-mail address) was not proved here by a code within 10 minutes, or the proof was already used. */
export type NotProved = { readonly kind: "not-proved" };

/** No customer has this invite code. The proof of the mobile or mailbox can still be used. */
export type UnknownInviteCode = { readonly kind: "unknown-invite-code" };

/**
 * Creates the account of a person who has proved their mobile or mailbox, and signs them in. An e-mail address given in addition to a
 * mobile counts once it is confirmed by a letter.
 */
export type Register = (
  caller: Caller,
  signUp: SignUp,
) => Promise<
  Result<SignedIn, NotProved | UnknownInviteCode | { readonly kind: "taken" } | { readonly kind: "impossible-birthdate" } | Blocked>
>;
export const Register = useCase<Register>("sign-in", "Register");

/** The same use case for the specification's second address. */
export type RegisterByMobile = Register;
export const RegisterByMobile = useCase<RegisterByMobile>("sign-in", "RegisterByMobile");

const needs = {
  codes: Codes,
  secrets: Secrets,
  letters: Letters,
  customers: Customers,
  sessions: Sessions,
  userOf: UserOf,
  newId: NewId,
  now: Clock,
};
type Needs = NeedsOf<typeof needs>;

const register =
  ({ codes, secrets, letters, customers, sessions, userOf, newId, now }: Needs): Register =>
  async ({ address, language }, { mobile, email, name, birthdate, gender, referenceCode, inviteCode, challenge }) => {
    const at = now();
    const target = mobile ?? email;
    if (target === null) return refused({ kind: "not-proved" });
    if (birthdate !== null && !isPossibleBirthdate(birthdate, indianDay(at))) return refused({ kind: "impossible-birthdate" });
    const invitedBy = inviteCode === null ? null : await customers.withInviteCode(inviteCode);
    if (inviteCode !== null && invitedBy === null) return refused({ kind: "unknown-invite-code" });
    const proof = await codes.use({ purpose: "sign-in", target, asker: networkOf(address), challenge }, at);
    if (proof === null) return refused({ kind: "not-proved" });

    const id = customerId(newId());
    const proved = { id, name, mobile, email: mobile === null ? email : null, gender, birthdate };
    const coming = { ...proved, referenceCode: referenceCode ?? proof.referenceCode, invitedBy };
    const enter = () => customers.register({ ...coming, inviteCode: secrets.inviteCode() }, at);
    let made = await enter();
    while (made === "invite-code-taken") made = await enter(); // The chance of this is one in a trillion for each customer with a code.
    if (made !== "registered") return refused({ kind: "taken" });
    if (mobile !== null && email !== null) await askToConfirm({ codes, secrets, letters }, { email, customer: id, language }, at);
    const customer: Customer = { ...proved, role: "customer", aggregator: null, status: { kind: "staying" } };
    return signedIn({ sessions, userOf }, customer, at);
  };

export const makeRegister = maker(Register, needs, register);
export const makeRegisterByMobile = maker(RegisterByMobile, needs, register);
