import { useCase } from "../../shared/token.ts";
import { questionnaireIn } from "../questions/questionnaires.ts";
import { assessedAs } from "./assessment.ts";
import { stateAfter } from "./assessment-step.ts";
import { maker } from "../../shared/use-case.ts";
import { Assessments } from "./assessments.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Assessment, AssessmentId, AssessmentPlace } from "./assessment.ts";
import type { AssessmentState } from "./assessment-step.ts";

/** How an assessment stands; times in milliseconds since 1970. `percent` of the required questions is answered. */
export type ListedAssessment = AssessmentPlace & {
  readonly id: AssessmentId;
  readonly version: number;
  readonly state: AssessmentState;
  readonly percent: number;
  readonly begunAt: number;
  /** When it was last completed; null: it never was. */
  readonly completedAt: number | null;
};

/** A customer's assessments, the last begun first, those that were stopped among them. Source: specification/assessments.md, Calls. */
export type ListAssessments = (customer: CustomerId) => Promise<readonly ListedAssessment[]>;
export const ListAssessments = useCase<ListAssessments>("assessments", "ListAssessments");

export const makeListAssessments = maker(
  ListAssessments,
  { assessments: Assessments },
  ({ assessments }: { readonly assessments: Pick<Assessments, "of"> }) =>
    async (customer) =>
      (await assessments.of(customer)).map(listed),
);

function listed({ id, kind, member, booking, version, answers, steps }: Assessment): ListedAssessment {
  const questionnaire = questionnaireIn(kind, version);
  const completed = steps.filter(({ event }) => event === "complete").at(-1);
  return {
    id,
    kind,
    member,
    booking,
    version,
    state: stateAfter(steps),
    percent: questionnaire === null ? 0 : assessedAs(questionnaire.questionnaire, answers).completeness.percent,
    begunAt: steps[0]?.at ?? 0,
    completedAt: completed?.at ?? null,
  };
}
