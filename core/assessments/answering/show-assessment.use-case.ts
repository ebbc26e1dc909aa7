import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { offeredAnswers, offeredComplaint } from "./health-profile.ts";
import { currentQuestionnaire, questionnaireIn } from "../questions/questionnaires.ts";
import { assessedAs } from "./assessment.ts";
import { placeOf } from "./assessment-place.ts";
import { stateAfter } from "./assessment-step.ts";
import { maker } from "../../shared/use-case.ts";
import { Assessments } from "./assessments.port.ts";
import { Households } from "../../account/households.port.ts";
import { Bookings } from "../../consultations/booking/bookings.port.ts";
import { ListCareConsents } from "../../consultations/consent/list-care-consents.use-case.ts";
import { MeasuredProfiles } from "./measured-profiles.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { Completeness } from "../assess-answers.ts";
import type { InBoth, QuestionnaireItem } from "../questions/questionnaire-item.ts";
import type { Assessment, AssessmentId, AssessmentPlace, NumberedAnswer } from "./assessment.ts";
import type { PlaceNeeds, NotFound } from "./assessment-place.ts";
import type { AssessmentState, AssessmentStep } from "./assessment-step.ts";

/** By its id, or by its place. */
export type AssessmentQuery = { readonly by: "id"; readonly id: AssessmentId } | ({ readonly by: "place" } & AssessmentPlace);

/** `id`, `state` null: nothing is answered yet. `consent`: whether answers about this patient may be kept. */
export type ShownAssessment = AssessmentPlace & {
  readonly id: AssessmentId | null;
  readonly state: AssessmentState | null;
  readonly version: number;
  readonly title: InBoth;
  readonly items: readonly QuestionnaireItem[];
  readonly answers: readonly NumberedAnswer[];
  /**
   * Answers of the health profile to the same questions that are newer, and what was written when the appointment was booked; none once it
   * was completed.
   */
  readonly offered: readonly NumberedAnswer[];
  readonly steps: readonly AssessmentStep[];
  readonly completeness: Completeness;
  readonly consent: boolean;
};

/** The questions of an assessment with what was answered. Source: specification/assessments.md, Calls. */
export type ShowAssessment = (customer: CustomerId, query: AssessmentQuery) => Promise<Result<ShownAssessment, NotFound>>;
export const ShowAssessment = useCase<ShowAssessment>("assessments", "ShowAssessment");

type Needs = PlaceNeeds & {
  readonly bookings: Pick<Bookings, "complaint">;
  readonly assessments: Pick<Assessments, "at" | "withId">;
  readonly profiles: MeasuredProfiles;
  readonly consents: ListCareConsents;
};

export const makeShowAssessment = maker(
  ShowAssessment,
  { assessments: Assessments, households: Households, bookings: Bookings, consents: ListCareConsents, profiles: MeasuredProfiles },
  ({ assessments, profiles, consents, ...needs }: Needs) =>
    async (customer, query) => {
      if (query.by === "id") {
        const stored = await assessments.withId(customer, query.id);
        return stored === null ? refused({ kind: "not-found" }) : ok(await shown(stored, stored));
      }
      const { kind, member, booking } = query;
      const known = await placeOf(needs, customer, query);
      if (known.kind === "refused") return known;
      return ok(await shown({ kind, member, booking }, await assessments.at(customer, query)));

      async function writtenFor(booking: AssessmentPlace["booking"]) {
        const own = booking === null ? null : await needs.bookings.own(customer, booking);
        const text = own === null ? null : await needs.bookings.complaint(own.booking);
        const [first] = own?.booking.history ?? [];
        return text === null || first === undefined ? null : { text, n: first.at };
      }

      async function shown({ kind, member, booking }: AssessmentPlace, stored: Assessment | null): Promise<ShownAssessment> {
        const questionnaire = stored === null ? currentQuestionnaire(kind) : questionnaireIn(kind, stored.version);
        if (questionnaire === null) throw new TypeError(`${kind} was answered in a version that is not there`);
        const { version, title, items } = questionnaire;
        const { id = null, answers = [], steps = [] } = stored ?? {};
        const state = stored === null ? null : stateAfter(stored.steps);
        const isOpen = state === null || state === "in_progress";
        return {
          id,
          kind,
          member,
          booking,
          version,
          title,
          items,
          answers,
          steps,
          state,
          offered: isOpen
            ? [
                ...offeredAnswers(await profiles.of(customer, member), { items, answers }),
                ...offeredComplaint(await writtenFor(booking), { items, answers }),
              ]
            : [],
          completeness: assessedAs(questionnaire.questionnaire, answers).completeness,
          consent: (await consents(customer)).includes(member),
        };
      }
    },
);
