import type { FileId } from "../files/file-id.ts";
import type { CustomerId } from "../identity/customer-id.ts";

declare const groupBrand: unique symbol;

export type GroupId = string & { readonly [groupBrand]: true };

export function groupId(text: string): GroupId {
  if (text === "") throw new RangeError("a group id is not empty");
  return text as GroupId;
}

export const SHORTEST_GROUP_NAME = 3;
export const LONGEST_GROUP_NAME = 60;
/** Of what it says of itself, and of its rules, each. */
export const LONGEST_GROUP_TEXT = 1_000;

/** What people read of a group. */
export type GroupTexts = { readonly name: string; readonly about: string; readonly rules: string };

/** What those who run a group write of it. Everybody may join an open group; a closed one needs an invitation or a link. */
export type GroupDetails = GroupTexts & {
  readonly isOpen: boolean;
  /** Whether members who do not run it may invite others. */
  readonly mayMembersInvite: boolean;
};

/**
 * `hindi`: what is read of it on Hindi pages; null: the same. `company`: the aggregator whose customers alone find it and may join; null:
 * it is no company's. `deletedAt` in milliseconds since 1970; null: it is live. `isDeletedByStaff`: its owner cannot bring it back.
 * `offeredTo`: the member whom the owner wants to be the next owner.
 */
export type Group = GroupDetails & {
  readonly id: GroupId;
  readonly hindi: GroupTexts | null;
  /** null: it has none. */
  readonly picture: FileId | null;
  readonly company: string | null;
  readonly deletedAt: number | null;
  readonly isDeletedByStaff: boolean;
  readonly offeredTo: CustomerId | null;
};

/** What a group is called; `hindi` null: it has no name in Hindi. */
export type NamedGroup = Pick<Group, "id" | "name"> & { readonly hindi: Pick<GroupTexts, "name"> | null };

/** A group's names, without what else is known of it. */
export const namedGroup = ({ id, name, hindi }: NamedGroup): NamedGroup => ({
  id,
  name,
  hindi: hindi === null ? null : { name: hindi.name },
});
