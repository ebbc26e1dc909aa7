import type { Gender } from "../../identity/customer.ts";
import type { EmailAddress } from "../../identity/email-address.ts";
import type { FullName } from "../../identity/full-name.ts";
import type { InviteCode } from "../../identity/invite-code.ts";
import type { Mobile } from "../../identity/mobile.ts";
import type { Day } from "../../shared/day.ts";

/** What somebody new tells of themselves. By `mobile` or, without one, by `email` they must have been proved; `challenge` as the sending answered it. */
export type SignUp = {
  readonly mobile: Mobile | null;
  readonly email: EmailAddress | null;
  readonly name: FullName;
  readonly birthdate: Day | null;
  readonly gender: Gender | null;
  readonly referenceCode: string | null;
  /** Of whoever invited them. */
  readonly inviteCode: InviteCode | null;
  readonly challenge: string | null;
};
