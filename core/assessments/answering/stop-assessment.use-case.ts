import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { ASSESSMENT_TABLE, stateAfter } from "./assessment-step.ts";
import { maker } from "../../shared/use-case.ts";
import { Assessments } from "./assessments.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { AssessmentId } from "./assessment.ts";
import type { NotFound } from "./assessment-place.ts";

type Stopped = Result<null, NotFound | { readonly kind: "is-complete" }>;

/**
 * Ends an assessment that is not complete, so that another one can be begun; one that is stopped stays so. Source:
 * specification/assessments.md, States of an assessment.
 */
export type StopAssessment = (customer: CustomerId, id: AssessmentId) => Promise<Stopped>;
export const StopAssessment = useCase<StopAssessment>("assessments", "StopAssessment");

type Needs = { readonly assessments: Pick<Assessments, "changeWithId">; readonly now: Clock };

export const makeStopAssessment = maker(
  StopAssessment,
  { assessments: Assessments, now: Clock },
  ({ assessments, now }: Needs) =>
    async (customer, id) => {
      const at = now();
      return assessments.changeWithId<Stopped>(customer, id, (before) => {
        if (before === null) return { after: null, answer: refused({ kind: "not-found" }) };
        const state = stateAfter(before.steps);
        if (state === "stopped") return { after: null, answer: ok(null) };
        if (ASSESSMENT_TABLE[state].stop === undefined) return { after: null, answer: refused({ kind: "is-complete" }) };
        return { after: { ...before, steps: [...before.steps, { at, event: "stop" }] }, answer: ok(null) };
      });
    },
);
