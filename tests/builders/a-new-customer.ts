import { randomBytes, randomUUID } from "node:crypto";
import { customerId } from "#core/identity/customer-id.ts";
import { emailIn } from "#core/identity/email-address.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { INVITE_CODE_LENGTH, inviteCodeIn, inviteCodeOf } from "#core/identity/invite-code.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import type { NewCustomer } from "#core/identity/customers.port.ts";

/** Somebody with an id of their own, and nothing but a name. */
export const aNewCustomer = (given: Partial<NewCustomer> = {}): NewCustomer => ({
  id: customerId(randomUUID()),
  name: known(fullNameIn("Asha Rao")),
  mobile: null,
  email: null,
  gender: null,
  birthdate: null,
  referenceCode: null,
  inviteCode: inviteCodeOf(randomBytes(INVITE_CODE_LENGTH)),
  invitedBy: null,
  ...given,
});

export const aMobile = (written: string) => known(mobileIn(written));
export const anEmail = (written: string) => known(emailIn(written));

export const anInviteCode = (written: string) => known(inviteCodeIn(written));

let made = 0;
/** A number that nobody had before. */
export const anotherMobile = () => aMobile(String(9_000_000_000 + ++made));

function known<Value>(value: Value | null): Value {
  if (value === null) throw new RangeError("a builder was given what is none");
  return value;
}
