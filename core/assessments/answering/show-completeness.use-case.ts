import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { questionnaireIn } from "../questions/questionnaires.ts";
import { assessedAs } from "./assessment.ts";
import { maker } from "../../shared/use-case.ts";
import { Assessments } from "./assessments.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { Completeness } from "../assess-answers.ts";
import type { AssessmentId } from "./assessment.ts";
import type { NotFound } from "./assessment-place.ts";

/** How far a customer's own assessment is. Source: specification/assessments.md, Completeness. */
export type ShowCompleteness = (customer: CustomerId, id: AssessmentId) => Promise<Result<Completeness, NotFound>>;
export const ShowCompleteness = useCase<ShowCompleteness>("assessments", "ShowCompleteness");

export const makeShowCompleteness = maker(
  ShowCompleteness,
  { assessments: Assessments },
  ({ assessments }: { readonly assessments: Pick<Assessments, "withId"> }) =>
    async (customer, id) => {
      const stored = await assessments.withId(customer, id);
      const questionnaire = stored === null ? null : questionnaireIn(stored.kind, stored.version);
      if (stored === null || questionnaire === null) return refused({ kind: "not-found" });
      return ok(assessedAs(questionnaire.questionnaire, stored.answers).completeness);
    },
);
