import type { FileId } from "../files/file-id.ts";
import type { Customer } from "../identity/customer.ts";
import type { InviteCode } from "../identity/invite-code.ts";
import type { AddressBook } from "./address.ts";
import type { Family } from "./family-member.ts";

/**
 * What a customer's account shows in addition to their identity. `inviteCode` null: it is not known here. `invited`: how many came by it.
 */
export type ProfileExtras = {
  readonly thumb: FileId | null;
  readonly rewardPoints: number;
  readonly inviteCode: InviteCode | null;
  readonly invited: number;
};

/** A customer as they see themselves. Source: specification/account.md, Profile. */
export type Profile = { readonly customer: Customer } & ProfileExtras;

/** A profile with addresses and family members. */
export type FullProfile = Profile & { readonly addresses: AddressBook; readonly family: Family };
