import { ListMembers } from "#core/account/list-members.use-case.ts";
import { ShowHealthPlanPage } from "#core/content/show-health-plan-page.use-case.ts";
import type { FamilyMember } from "#core/account/family-member.ts";
import type { HealthPlan } from "#core/content/care-page.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export type ReadPlan = { readonly plan: HealthPlan; readonly family: readonly Pick<FamilyMember, "id" | "name">[] };

export const readPlanNeeds = { showHealthPlanPage: ShowHealthPlanPage, listMembers: ListMembers };

/** A plan that is offered, and whom it could cover; null: it is not offered. */
export async function readPlan(useCases: NeedsOf<typeof readPlanNeeds>, customer: CustomerId, id: string): Promise<ReadPlan | null> {
  const [page, family] = await Promise.all([useCases.showHealthPlanPage(), useCases.listMembers(customer)]);
  const plan = page.kind === "ok" ? page.value.plans.find((one) => one.id === id) : undefined;
  return plan === undefined ? null : { plan, family };
}
