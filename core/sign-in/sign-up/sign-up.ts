import type { Gender } from "../../identity/customer.ts";
import type { EmailAddress } from "../../identity/email-address.ts";
import type { FullName } from "../../identity/full-name.ts";
import type { InviteCode } from "../../identity/invite-code.ts";
import type { Mobile } from "../../identity/mobile.ts";
import type { Day } from "../../shared/day.ts";

/**
 * What a new customer tells about themselves. They must have proved their `mobile` or, without one, their `email`; `challenge` is the id
 * that the sending answered.
 */
export type SignUp = {
  readonly mobile: Mobile | null;
  readonly email: EmailAddress | null;
  readonly name: FullName;
  readonly birthdate: Day | null;
  readonly gender: Gender | null;
  readonly referenceCode: string | null;
  /** The invite code of the customer who invited them. */
  readonly inviteCode: InviteCode | null;
  readonly challenge: string | null;
};
