import { ok } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { placeOf } from "../answering/assessment-place.ts";
import { PROFILE_GROUPS } from "../answering/health-profile.ts";
import { maker } from "../../shared/use-case.ts";
import { Households } from "../../account/households.port.ts";
import { Bookings } from "../../consultations/booking/bookings.port.ts";
import { ListCareConsents } from "../../consultations/consent/list-care-consents.use-case.ts";
import { MeasuredProfiles } from "../answering/measured-profiles.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { NotFound, PlaceNeeds } from "../answering/assessment-place.ts";
import type { NumberedAnswer } from "../answering/assessment.ts";
import type { QuestionnaireItem } from "../questions/questionnaire-item.ts";
import type { ProfilePart } from "../answering/health-profile.ts";

/** `consent`: whether anything about this patient may be kept. */
export type ShownHealthProfile = {
  readonly member: MemberId | null;
  readonly groups: Readonly<Record<ProfilePart, QuestionnaireItem>>;
  readonly answers: readonly NumberedAnswer[];
  readonly consent: boolean;
};

/** What a customer keeps of a patient's health, with its questions. Source: specification/assessments.md, Health profile. */
export type ShowHealthProfile = (customer: CustomerId, member: MemberId | null) => Promise<Result<ShownHealthProfile, NotFound>>;
export const ShowHealthProfile = useCase<ShowHealthProfile>("assessments", "ShowHealthProfile");

type Needs = PlaceNeeds & { readonly profiles: MeasuredProfiles; readonly consents: ListCareConsents };

export const makeShowHealthProfile = maker(
  ShowHealthProfile,
  { households: Households, bookings: Bookings, consents: ListCareConsents, profiles: MeasuredProfiles },
  ({ profiles, consents, ...needs }: Needs) =>
    async (customer, member) => {
      const known = await placeOf(needs, customer, { member, booking: null });
      if (known.kind === "refused") return known;
      const [answers, allowed] = await Promise.all([profiles.of(customer, member), consents(customer)]);
      return ok({ member, groups: PROFILE_GROUPS, answers, consent: allowed.includes(member) });
    },
);
