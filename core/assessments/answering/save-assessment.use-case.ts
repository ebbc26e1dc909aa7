import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { profileAfter } from "./health-profile.ts";
import { currentQuestionnaire, questionnaireIn } from "../questions/questionnaires.ts";
import { assessedAs, assessmentId } from "./assessment.ts";
import { placeOf } from "./assessment-place.ts";
import { stateAfter } from "./assessment-step.ts";
import { takenAnswers } from "./taken-answers.ts";
import { makers } from "../../shared/use-case.ts";
import { Households } from "../../account/households.port.ts";
import { Bookings } from "../../consultations/booking/bookings.port.ts";
import { Assessments } from "./assessments.port.ts";
import { HealthProfiles } from "./health-profiles.port.ts";
import { ListCareConsents } from "../../consultations/consent/list-care-consents.use-case.ts";
import { Clock } from "../../shared/clock.port.ts";
import { NewId } from "../../shared/new-id.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { Completeness } from "../assess-answers.ts";
import type { AssessmentKind, WordedQuestionnaire } from "../questions/worded-questionnaire.ts";
import type { Assessment, AssessmentId, AssessmentPlace, NumberedAnswer } from "./assessment.ts";
import type { PlaceNeeds, NotFound } from "./assessment-place.ts";
import type { AssessmentState } from "./assessment-step.ts";
import type { AnswersRefusal, SentAnswers } from "./taken-answers.ts";

/** `version`: of the questionnaire that was answered. */
export type SentAssessment = Omit<AssessmentPlace, "kind"> & SentAnswers & { readonly version: number };

/** How an assessment stands; `answers` are the newest of each question, whichever device sent them. */
export type SavedAssessment = {
  readonly id: AssessmentId;
  readonly state: AssessmentState;
  readonly completeness: Completeness;
  readonly answers: readonly NumberedAnswer[];
};

export type SaveAssessmentRefusal =
  | NotFound
  | AnswersRefusal
  /** The customer has not consented to the use of this patient's health data. */
  | { readonly kind: "consent-needed" }
  /** The answers are for another version of the questionnaire; the assessment was begun with `version`. */
  | { readonly kind: "other-version"; readonly version: number };

/**
 * Saves answers. Begins the assessment if there is none yet, and completes it if the customer asks for that. Answers to questions that the
 * health profile has too are then saved there. These are two writes: if an outage comes between them, sending the answers again does the
 * second. Source: specification/assessments.md, States of an assessment.
 */
export type SaveAssessment = (customer: CustomerId, sent: SentAssessment) => Promise<Result<SavedAssessment, SaveAssessmentRefusal>>;
export const SaveAssessment = {
  ayurveda: useCase<SaveAssessment>("assessments", "SaveAyurvedaAssessment"),
  nutrition: useCase<SaveAssessment>("assessments", "SaveNutritionAssessment"),
  homeopathy: useCase<SaveAssessment>("assessments", "SaveHomeopathyAssessment"),
  yoga: useCase<SaveAssessment>("assessments", "SaveYogaAssessment"),
  physio: useCase<SaveAssessment>("assessments", "SavePhysioAssessment"),
  siddha: useCase<SaveAssessment>("assessments", "SaveSiddhaAssessment"),
  unani: useCase<SaveAssessment>("assessments", "SaveUnaniAssessment"),
  default: useCase<SaveAssessment>("assessments", "SaveDefaultAssessment"),
} as const satisfies Record<AssessmentKind, unknown>;

type Needs = PlaceNeeds & {
  readonly assessments: Pick<Assessments, "change">;
  readonly profiles: Pick<HealthProfiles, "change">;
  readonly consents: ListCareConsents;
  readonly now: Clock;
  readonly newId: NewId;
};

export const makeSaveAssessment = makers(
  SaveAssessment,
  {
    households: Households,
    bookings: Bookings,
    assessments: Assessments,
    profiles: HealthProfiles,
    consents: ListCareConsents,
    now: Clock,
    newId: NewId,
  },
  (kind) =>
    ({ assessments, profiles, consents, now, newId, ...needs }: Needs): SaveAssessment =>
    async (customer, { member, booking, version, ...sent }) => {
      const place = { kind, member, booking };
      const known = await placeOf(needs, customer, place);
      if (known.kind === "refused") return known;
      if (!(await consents(customer)).includes(member)) return refused({ kind: "consent-needed" });
      const at = now();
      const begun: Assessment = {
        ...place,
        id: assessmentId(newId()),
        customer,
        answers: [],
        steps: [{ at, event: "begin" }],
        version: currentQuestionnaire(kind).version,
      };
      const saved = await assessments.change<Result<SavedAssessment, SaveAssessmentRefusal>>(customer, place, (stored) => {
        const before = stored ?? begun;
        const questionnaire = questionnaireIn(kind, before.version);
        if (questionnaire === null) throw new TypeError(`${before.id} asks a version of ${kind} that is not there`);
        if (version !== before.version) return { after: null, answer: refused({ kind: "other-version", version: before.version }) };
        const taken = takenAnswers(before, questionnaire, sent, at);
        if (taken.kind === "refused") return { after: null, answer: taken };
        return { after: taken.value, answer: ok(savedAs(taken.value, questionnaire)) };
      });
      if (saved.kind === "ok") {
        const { answers } = saved.value;
        await profiles.change(customer, member, (before) => ({ after: profileAfter(before, answers), answer: null }));
      }
      return saved;
    },
);

const savedAs = ({ id, steps, answers }: Assessment, { questionnaire }: WordedQuestionnaire): SavedAssessment => ({
  id,
  state: stateAfter(steps),
  answers,
  completeness: assessedAs(questionnaire, answers).completeness,
});
