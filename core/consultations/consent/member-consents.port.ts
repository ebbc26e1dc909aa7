import { token } from "../../shared/token.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { CustomerId } from "../../identity/customer-id.ts";

/** Consents to the use of health data that a customer gave for members of the family. */
export type MemberConsents = {
  /** Members for whom it stands, under the text of today (`core/account/health-consent.ts`). */
  of(customer: CustomerId): Promise<ReadonlySet<MemberId>>;
  /**
   * `at` in milliseconds since 1970: when it was given or withdrawn. The same again changes nothing, but for a consent under a former text,
   * which is one under today's from then on.
   */
  set(customer: CustomerId, member: MemberId, given: { readonly consent: boolean; readonly at: number }): Promise<void>;
};
export const MemberConsents = token<MemberConsents>("MemberConsents");
