import { token } from "../../shared/token.ts";
import type { FamilyMember } from "../../account/family-member.ts";
import type { CustomerId } from "../../identity/customer-id.ts";

export type ChosenMember = Pick<FamilyMember, "id" | "name">;

/**
 * Whose trackers a tab shows: it remembers a member of the family until another is chosen or nobody is signed in. Source:
 * specification/trackers.md, Members of the family.
 */
export type ChosenMemberOfTab = {
  /** null: the customer themselves. */
  of(customer: CustomerId): ChosenMember | null;
  choose(customer: CustomerId, member: ChosenMember | null): void;
  forget(): void;
};
export const ChosenMemberOfTab = token<ChosenMemberOfTab>("ChosenMemberOfTab");
