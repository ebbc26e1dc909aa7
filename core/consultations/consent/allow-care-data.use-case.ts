import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { Trackers } from "../../trackers/trackers.port.ts";
import { MemberConsents } from "./member-consents.port.ts";
import { Households } from "../../account/households.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownMember } from "../directory/show-day.use-case.ts";

/** `member` null: the customer. */
export type CareConsent = { readonly member: MemberId | null; readonly consent: boolean };

/**
 * Gives or withdraws the consent to the use of health data for a patient. A customer's own is the one that trackers ask for too. Withdrawn,
 * nothing new is taken. Source: specification/assessments.md, Consent to the use of health data.
 */
export type AllowCareData = (customer: CustomerId, given: CareConsent) => Promise<Result<null, UnknownMember>>;
export const AllowCareData = useCase<AllowCareData>("consultations", "AllowCareData");

type Needs = {
  readonly trackers: Pick<Trackers, "setConsent">;
  readonly consents: Pick<MemberConsents, "set">;
  readonly households: Pick<Households, "family">;
  readonly now: Clock;
};

export const makeAllowCareData = maker(
  AllowCareData,
  { trackers: Trackers, consents: MemberConsents, households: Households, now: Clock },
  ({ trackers, consents, households, now }: Needs) =>
    async (customer, { member, consent }) => {
      const at = now();
      if (member === null) await trackers.setConsent(customer, consent, at);
      else if (!(await households.family(customer)).some(({ id }) => id === member)) return refused({ kind: "unknown-member" });
      else await consents.set(customer, member, { consent, at });
      return ok(null);
    },
);
