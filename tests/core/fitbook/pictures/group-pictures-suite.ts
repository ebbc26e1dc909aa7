import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeBlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { makeChangeGroupMember } from "#core/fitbook/groups/change-group-member.use-case.ts";
import { makeDeleteGroup, makeRestoreGroup } from "#core/fitbook/groups/delete-group.use-case.ts";
import { makeEditGroup } from "#core/fitbook/groups/edit-group.use-case.ts";
import { GROUP_PICTURE } from "#core/fitbook/groups/group-picture.ts";
import { makeMakeGroup } from "#core/fitbook/groups/make-group.use-case.ts";
import { makeReadGroupPicture } from "#core/fitbook/groups/read-group-picture.use-case.ts";
import { makeShowGroup } from "#core/fitbook/groups/show-group.use-case.ts";
import { reportable } from "#core/fitbook/moderation/reported.ts";
import { fileId } from "#core/files/file-id.ts";
import { refused } from "#core/shared/result.ts";
import { now } from "#tests/fixtures.ts";
import { value } from "#tests/ports/notifications/acts-over.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { Uploads } from "#core/files/uploads.port.ts";
import type { GroupDetails } from "#core/fitbook/group.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";

export type Kept = { readonly uploads: Uploads; readonly ties: RelationPorts };

export const DETAILS: GroupDetails = { name: "Walkers of Lodi", about: "", rules: "", isOpen: true, mayMembersInvite: false };
const missing = refused({ kind: "unknown-group" });
const notTaken = refused({ kind: "unknown-picture" });

export async function stage({ uploads, ties }: Kept) {
  const limits = { count: async () => ({ kind: "counted" }) as const };
  const needs = { groups: ties.groups, limits, customers: { joinedAt: async () => null }, now: () => now, newId: () => randomUUID() };
  const files = { read: async (id: FileId) => new TextEncoder().encode(id) };
  const noLinks = { links: { find: async () => null }, tokens: { hashOf: () => "hash" } };
  const read = makeReadGroupPicture({ groups: ties.groups, ...noLinks, files, now: () => now });
  return {
    ties,
    make: makeMakeGroup(needs),
    edit: makeEditGroup(needs),
    show: makeShowGroup(needs),
    step: makeChangeGroupMember(needs),
    remove: makeDeleteGroup(needs),
    restore: makeRestoreGroup(needs),
    block: makeBlockUser({ blocks: ties.blocks, now: () => now }),
    read: async (customer: CustomerId, group: Awaited<ReturnType<typeof ties.aGroup>>["id"]) => {
      const answer = await read(customer, { group });
      return answer.kind === "ok" ? Buffer.from(answer.value.bytes).toString() : answer;
    },
    async sent(owner: CustomerId, kind = GROUP_PICTURE.name): Promise<FileId> {
      const id = fileId(randomUUID());
      expect(await uploads.add({ id, owner, kind, audience: "owner", mediaType: "image/webp", bytes: 9, uploadedAt: now }, 99)).toBe(
        "added",
      );
      return id;
    },
    people: async () => [await ties.someone("Asha"), await ties.someone("Ravi"), await ties.someone("Farah")] as const,
  };
}

export function groupPicturesSuite(store: string, over: () => Kept): void {
  describe(`the picture of a group kept in ${store}`, () => {
    it("is one's own, sent for a group, stays by an edit that does not speak of it, and is taken off", async () => {
      const { make, edit, show, read, sent, people } = await stage(over());
      const [asha, ravi] = await people();
      const picture = await sent(asha);
      for (const wrong of [await sent(ravi), await sent(asha, "fitbook-picture"), fileId("never-was")])
        expect(await make(asha, { ...DETAILS, picture: wrong })).toEqual(notTaken);
      const group = value(await make(asha, { ...DETAILS, picture }));
      expect(value(await show(ravi, group)).hasPicture).toBe(true);
      expect(await edit(asha, { ...DETAILS, group, picture: await sent(ravi) })).toEqual(notTaken);
      value(await edit(asha, { ...DETAILS, name: "Walkers", group }));
      expect(await read(ravi, group)).toBe(picture);
      const other = await sent(asha);
      value(await edit(asha, { ...DETAILS, group, picture: other }));
      expect(await read(ravi, group)).toBe(other);
      value(await edit(asha, { ...DETAILS, group, picture: null }));
      expect(await read(ravi, group)).toEqual(missing);
      expect(value(await show(ravi, group)).hasPicture).toBe(false);
    });

    it("stays by an edit of an admin who did not send it, who can put another there", async () => {
      const { make, edit, read, sent, step, people } = await stage(over());
      const [asha, ravi, farah] = await people();
      const picture = await sent(asha);
      const group = value(await make(asha, { ...DETAILS, picture }));
      value(await step(ravi, { group, person: null, event: "join" }));
      value(await step(asha, { group, person: ravi, event: "promote" }));
      value(await edit(ravi, { ...DETAILS, group, picture }));
      expect(await read(farah, group)).toBe(picture);
      const his = await sent(ravi);
      value(await edit(ravi, { ...DETAILS, group, picture: his }));
      expect(await read(farah, group)).toBe(his);
    });

    it("is read by whoever sees the card, and by nobody from a block, a ban, a closing or a deletion on", async () => {
      const { make, edit, read, sent, step, block, remove, restore, people } = await stage(over());
      const [asha, ravi, farah] = await people();
      const picture = await sent(asha);
      const group = value(await make(asha, { ...DETAILS, picture }));
      expect([await read(ravi, group), await read(farah, group)]).toEqual([picture, picture]);
      value(await step(ravi, { group, person: null, event: "join" }));
      value(await edit(asha, { ...DETAILS, isOpen: false, group }));
      expect([await read(ravi, group), await read(farah, group)]).toEqual([picture, missing]);
      value(await step(asha, { group, person: ravi, event: "ban" }));
      expect(await read(ravi, group)).toEqual(missing);
      value(await edit(asha, { ...DETAILS, group }));
      await block(farah, asha);
      expect(await read(farah, group)).toEqual(missing);
      value(await remove(asha, group));
      expect(await read(asha, group)).toEqual(missing);
      value(await restore(asha, group));
      expect(await read(asha, group)).toBe(picture);
    });

    it("is kept for staff by a report of the group", async () => {
      const { ties, make, sent, people } = await stage(over());
      const [asha, ravi] = await people();
      const picture = await sent(asha);
      const group = value(await make(asha, { ...DETAILS, picture }));
      expect(await reportable(ties.sight, ravi, { kind: "group", id: group })).toMatchObject({ pictures: [{ file: picture, text: "" }] });
    });
  });
}
