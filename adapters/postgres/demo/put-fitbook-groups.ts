import { GROUP_PICTURE } from "#core/fitbook/groups/group-picture.ts";
import { groupRowOf } from "#adapters/postgres/fitbook/groups/group-facts.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { Placeholder } from "#core/files/placeholder.ts";
import type { Group, GroupId } from "#core/fitbook/group.ts";
import type { MemberRole } from "#core/fitbook/visibility/member-role.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** A group with who is in it; `madeAt` in milliseconds since 1970. */
export type KeptGroup = {
  readonly group: Group;
  readonly madeAt: number;
  readonly members: readonly { readonly customer: CustomerId; readonly state: MemberRole }[];
};

/** Stores groups of people who already exist, as part of the caller's transaction. */
export async function putFitbookGroups(trx: Database, groups: readonly KeptGroup[]): Promise<void> {
  for (const { group, madeAt, members } of groups) {
    const made = new Date(madeAt);
    await trx
      .insertInto("fitbook_group")
      .values({ ...groupRowOf(group), created_at: made })
      .execute();
    await trx
      .insertInto("fitbook_group_member")
      .values(members.map((member) => ({ ...member, place: group.id, changed_at: made })))
      .execute();
  }
}

type Joined = { readonly customer: CustomerId; readonly group: GroupId; readonly at: number };

/** Lets people who already exist into groups that already exist, each once. `at` in milliseconds since 1970. */
export async function putGroupMembers(trx: Database, members: readonly Joined[]): Promise<void> {
  await trx
    .insertInto("fitbook_group_member")
    .values(members.map(({ customer, group, at }) => ({ customer, place: group, state: "member" as const, changed_at: new Date(at) })))
    .execute();
}

type GroupPicture = { readonly group: GroupId; readonly file: FileId; readonly place: Placeholder };

/**
 * Gives groups that already exist their pictures, as sent by their owners. The files are no part of it: the start makes those that are
 * missing.
 */
export async function putGroupPictures(trx: Database, pictures: readonly GroupPicture[], now: number): Promise<void> {
  const common = { kind: GROUP_PICTURE.name, audience: GROUP_PICTURE.audience, media_type: "image/webp" as const, bytes: 1 };
  for (const { group, file, place } of pictures) {
    const { customer: owner } = await trx
      .selectFrom("fitbook_group_member")
      .select("customer")
      .where("place", "=", group)
      .where("state", "=", "owner")
      .executeTakeFirstOrThrow();
    await trx
      .insertInto("upload")
      .values({ ...common, ...place, id: file, owner, uploaded_at: new Date(now) })
      .execute();
    await trx.updateTable("fitbook_group").set({ picture: file }).where("id", "=", group).execute();
  }
}
