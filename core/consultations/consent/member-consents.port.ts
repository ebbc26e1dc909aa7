import { token } from "../../shared/token.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { CustomerId } from "../../identity/customer-id.ts";

/** Consents to the use of health data that a customer gave for members of the family. */
export type MemberConsents = {
  /** Members for whom it stands. */
  of(customer: CustomerId): Promise<ReadonlySet<MemberId>>;
  /** `at` in milliseconds since 1970: when it was given or withdrawn. The same again changes nothing. */
  set(customer: CustomerId, member: MemberId, given: { readonly consent: boolean; readonly at: number }): Promise<void>;
};
export const MemberConsents = token<MemberConsents>("MemberConsents");
