import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { placeOf } from "../answering/assessment-place.ts";
import { newestAnswers } from "../answering/newest-answers.ts";
import { PROFILE_QUESTIONS } from "../answering/health-profile.ts";
import { maker } from "../../shared/use-case.ts";
import { Households } from "../../account/households.port.ts";
import { Bookings } from "../../consultations/booking/bookings.port.ts";
import { ListCareConsents } from "../../consultations/consent/list-care-consents.use-case.ts";
import { HealthProfiles } from "../answering/health-profiles.port.ts";
import { MeasuredProfiles } from "../answering/measured-profiles.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { NotFound, PlaceNeeds } from "../answering/assessment-place.ts";
import type { NumberedAnswer } from "../answering/assessment.ts";
import type { WrongAnswers } from "../answering/newest-answers.ts";

export type SentHealthProfile = { readonly member: MemberId | null; readonly answers: readonly NumberedAnswer[] };

/** "consent-needed": nobody consented to the use of this patient's health data. */
export type SaveHealthProfileRefusal = NotFound | WrongAnswers | { readonly kind: "consent-needed" };

/**
 * Keeps answers of a health profile. Each counts on its own: late and repeated ones change nothing. Answers the newest of all, as it is
 * read.
 * Source: specification/assessments.md, Health profile.
 */
export type SaveHealthProfile = (
  customer: CustomerId,
  sent: SentHealthProfile,
) => Promise<Result<readonly NumberedAnswer[], SaveHealthProfileRefusal>>;
export const SaveHealthProfile = useCase<SaveHealthProfile>("assessments", "SaveHealthProfile");

type Needs = PlaceNeeds & {
  readonly profiles: Pick<HealthProfiles, "change">;
  readonly measured: MeasuredProfiles;
  readonly consents: ListCareConsents;
};

export const makeSaveHealthProfile = maker(
  SaveHealthProfile,
  {
    households: Households,
    bookings: Bookings,
    consents: ListCareConsents,
    profiles: HealthProfiles,
    measured: MeasuredProfiles,
  },
  ({ profiles, measured, consents, ...needs }: Needs) =>
    async (customer, { member, answers }) => {
      const known = await placeOf(needs, customer, { member, booking: null });
      if (known.kind === "refused") return known;
      if (!(await consents(customer)).includes(member)) return refused({ kind: "consent-needed" });
      const refusal = await profiles.change<WrongAnswers | null>(customer, member, (before) => {
        const after = newestAnswers(before, PROFILE_QUESTIONS, answers);
        return after.kind === "refused" ? { after: null, answer: after.refusal } : { after: after.value.answers, answer: null };
      });
      return refusal === null ? ok(await measured.of(customer, member)) : refused(refusal);
    },
);
