import { ListMembers } from "#core/account/list-members.use-case.ts";
import { ListCareConsents } from "#core/consultations/consent/list-care-consents.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import type { FamilyMember, MemberId } from "#core/account/family-member.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";

/** Whom a customer may book for, and for whom the consent to the use of health data stands; null: the customer. */
export type Household = { readonly family: readonly FamilyMember[]; readonly consents: readonly (MemberId | null)[] };

export async function readHousehold(allDependencies: AllDependencies, customer: CustomerId): Promise<Household> {
  const [family, consents] = await Promise.all([
    lateUseCase(allDependencies, ListMembers)(customer),
    lateUseCase(allDependencies, ListCareConsents)(customer),
  ]);
  return { family, consents };
}
