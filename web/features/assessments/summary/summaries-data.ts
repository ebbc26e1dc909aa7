import { ListMembers } from "#core/account/list-members.use-case.ts";
import { assessmentId } from "#core/assessments/answering/assessment.ts";
import { ListAssessments } from "#core/assessments/answering/list-assessments.use-case.ts";
import { ShowAssessment } from "#core/assessments/answering/show-assessment.use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { ListedAssessment } from "#core/assessments/answering/list-assessments.use-case.ts";
import type { AssessmentKind } from "#core/assessments/questions/worded-questionnaire.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** `patient` null: the customer. */
export type OwnSummary = ListedAssessment & { readonly patient: string | null };

export const summariesOfNeeds = { listAssessments: ListAssessments, listMembers: ListMembers };
export const summaryOfNeeds = { showAssessment: ShowAssessment };

/** One's assessments, the last begun first; `kind` null: of all kinds. Those that were given up are left out. */
export const summariesOf = (
  useCases: NeedsOf<typeof summariesOfNeeds>,
  customer: CustomerId,
  kind: AssessmentKind | null,
): Resource<readonly OwnSummary[]> =>
  new Resource(async () => {
    const [listed, family] = await Promise.all([useCases.listAssessments(customer), useCases.listMembers(customer)]);
    return listed
      .filter((one) => one.state !== "stopped" && (kind === null || one.kind === kind))
      .map((one) => ({ ...one, patient: family.find(({ id }) => id === one.member)?.name ?? null }));
  });

/** What was answered in one of them. */
export const summaryOf = (
  useCases: NeedsOf<typeof summaryOfNeeds>,
  customer: CustomerId,
  id: string,
): Resource<Awaited<ReturnType<ShowAssessment>>> =>
  new Resource(() => useCases.showAssessment(customer, { by: "id", id: assessmentId(id) }));
