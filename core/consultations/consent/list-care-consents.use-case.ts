import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { Trackers } from "../../trackers/trackers.port.ts";
import { MemberConsents } from "./member-consents.port.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { CustomerId } from "../../identity/customer-id.ts";

/**
 * For whom a customer consents to the use of health data; null: for themselves. Source: specification/assessments.md, Consent to the use of
 * health data.
 */
export type ListCareConsents = (customer: CustomerId) => Promise<readonly (MemberId | null)[]>;
export const ListCareConsents = useCase<ListCareConsents>("consultations", "ListCareConsents");

type Needs = { readonly trackers: Pick<Trackers, "hasConsent">; readonly consents: Pick<MemberConsents, "of"> };

export const makeListCareConsents = maker(
  ListCareConsents,
  { trackers: Trackers, consents: MemberConsents },
  ({ trackers, consents }: Needs) =>
    async (customer) => {
      const [consent, members] = await Promise.all([trackers.hasConsent(customer), consents.of(customer)]);
      return [...(consent ? [null] : []), ...members];
    },
);
