import { stateAfter } from "#core/assessments/answering/assessment-step.ts";
import type { Assessment, AssessmentPlace } from "#core/assessments/answering/assessment.ts";
import type { AssessmentDecision, Assessments } from "#core/assessments/answering/assessments.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memoryAssessments({ ties, assessments }: Memory): Assessments {
  const own = (customer: CustomerId) => [...assessments.values()].filter((one) => one.customer === customer);
  const at = (customer: CustomerId, place: AssessmentPlace) => own(customer).find((one) => isAt(one, place)) ?? null;
  function settled<Answer>(customer: CustomerId, { after, answer }: AssessmentDecision<Answer>): Answer {
    if (after !== null) assessments.set(after.id, after);
    ties.tell([customer], () => {});
    return answer;
  }
  const withId: Assessments["withId"] = async (customer, id) => own(customer).find((one) => one.id === id) ?? null;
  return {
    change: async (customer, place, decide) => settled(customer, decide(at(customer, place))),
    changeWithId: async (customer, id, decide) => settled(customer, decide(own(customer).find((one) => one.id === id) ?? null)),
    at: async (customer, place) => at(customer, place),
    withId,
    of: async (customer) => own(customer).toSorted((a, b) => begun(b) - begun(a) || (a.id < b.id ? 1 : -1)),
  };
}

const begun = ({ steps }: Assessment): number => steps[0]?.at ?? 0;

const isAt = (one: Assessment, { kind, member, booking }: AssessmentPlace): boolean =>
  one.kind === kind && one.member === member && one.booking === booking && stateAfter(one.steps) !== "stopped";
