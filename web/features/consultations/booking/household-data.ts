import { ListMembers } from "#core/account/list-members.use-case.ts";
import { ListCareConsents } from "#core/consultations/consent/list-care-consents.use-case.ts";
import type { FamilyMember, MemberId } from "#core/account/family-member.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** Whom a customer may book for, and for whom the consent to the use of health data stands; null: the customer. */
export type Household = { readonly family: readonly FamilyMember[]; readonly consents: readonly (MemberId | null)[] };

export const readHouseholdNeeds = { listMembers: ListMembers, listCareConsents: ListCareConsents };

export async function readHousehold(useCases: NeedsOf<typeof readHouseholdNeeds>, customer: CustomerId): Promise<Household> {
  const [family, consents] = await Promise.all([useCases.listMembers(customer), useCases.listCareConsents(customer)]);
  return { family, consents };
}
