import { makeListNotifications } from "#core/notifications/list-notifications.use-case.ts";
import { makeChangeGroupMember } from "#core/fitbook/groups/change-group-member.use-case.ts";
import { makeDeleteGroup, makeRestoreGroup } from "#core/fitbook/groups/delete-group.use-case.ts";
import { makeEditGroup } from "#core/fitbook/groups/edit-group.use-case.ts";
import { MOST_MEMBERS, RESTORED_WITHIN } from "#core/fitbook/groups/group-limits.ts";
import { makeListGroupMembers } from "#core/fitbook/groups/list-group-members.use-case.ts";
import { makeListGroups } from "#core/fitbook/groups/list-groups.use-case.ts";
import { makeMakeGroup } from "#core/fitbook/groups/make-group.use-case.ts";
import { makeShowGroup } from "#core/fitbook/groups/show-group.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { ok, refused } from "#core/shared/result.ts";
import { describe, expect, it } from "vitest";
import { makeBlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { makePreviewBlock } from "#core/fitbook/blocks/preview-block.use-case.ts";
import { groupId } from "#core/fitbook/group.ts";
import { visibleGroups } from "#core/fitbook/groups/visible-group.ts";
import { now } from "#tests/fixtures.ts";
import type { GroupDetails } from "#core/fitbook/group.ts";
import type { GroupEvent } from "#core/fitbook/groups/group-event.ts";
import type { GroupList } from "#core/fitbook/groups/groups.port.ts";
import type { MemberList } from "#core/fitbook/groups/list-group-members.use-case.ts";
import type { People } from "#core/fitbook/profiles/people.port.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { Groups, GroupTie } from "#core/fitbook/groups/groups.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";

export type Kept = {
  readonly groups: Groups;
  readonly ties: RelationPorts;
  readonly people: People;
  readonly put: (ties: readonly GroupTie[]) => Promise<void>;
  readonly crowd: (group: GroupId, count: number) => Promise<void>;
};

async function seen(groups: Groups, viewer: CustomerId, ids: readonly GroupId[]) {
  const look = { tallies: await groups.tallies(viewer, ids), link: null };
  return visibleGroups(await groups.facts(viewer, ids), look).map(({ id, sees, mine, members, requests }) => ({
    id,
    sees,
    mine,
    members,
    requests,
  }));
}

const details = { name: "Sunday hikers", about: "Sahyadris", rules: "Be on time", isOpen: false, mayMembersInvite: false };

/** Three people who have entered, and what they do in groups. */
export async function withPeople({ groups, ties, people, crowd }: Kept) {
  const [asha, ravi, meera] = [await ties.someone("Asha"), await ties.someone("Ravi"), await ties.someone("Meera")];
  const needs = { groups, now: () => now, newId: () => crypto.randomUUID() };
  const limits = { count: async () => ({ kind: "counted" as const }) };
  const step = makeChangeGroupMember({ ...needs, limits, customers: { joinedAt: async () => null } });
  return {
    asha,
    ravi,
    meera,
    crowd,
    show: makeShowGroup({ groups }),
    block: makeBlockUser({ blocks: ties.blocks, now: () => now }),
    does: {
      async make(customer: CustomerId, given: Partial<GroupDetails> = {}) {
        const made = await makeMakeGroup(needs)(customer, { ...details, ...given });
        if (made.kind === "refused") throw new RangeError(made.refusal.kind);
        return made.value;
      },
      edit: makeEditGroup(needs),
      remove: makeDeleteGroup(needs),
      restore: (customer: CustomerId, group: GroupId, at: number) => makeRestoreGroup({ groups, now: () => at })(customer, group),
      step: (customer: CustomerId, group: GroupId, event: GroupEvent, person: CustomerId | null = null) =>
        step(customer, { group, person, event }),
    },
    lists: async (customer: CustomerId, kind: GroupList["kind"]) =>
      (await makeListGroups({ groups })(customer, { kind, after: null })).groups.map(({ id }) => id),
    async notified(customer: CustomerId) {
      const { notifications, unread } = await makeListNotifications(ties.sight)(customer, { after: null, limit: 10 });
      return { groups: notifications.map(({ kind, ...one }) => ("group" in one ? one.group?.id : kind)), unread };
    },
    async members(customer: CustomerId, group: GroupId, list: MemberList) {
      const found = await makeListGroupMembers({ groups, people })(customer, { group, list, after: null });
      if (found.kind === "refused") return found.refusal.kind;
      return new Map(found.value.members.map(({ person, state }) => [person.id, state]));
    },
  };
}

export function groupsSuite(store: string, make: () => Kept): void {
  describe(`groups in ${store}`, () => {
    it("tell a viewer what they see of each, with numbers of whom they see", async () => {
      const { groups, ties, put } = make();
      const [asha, ravi, meera, farah] = [await ties.someone(), await ties.someone(), await ties.someone(), await ties.someone()];
      const [open, closed, run] = [(await ties.aGroup({ isOpen: true })).id, (await ties.aGroup()).id, (await ties.aGroup()).id];
      await put([
        { group: open, person: ravi, state: "owner" },
        { group: open, person: meera, state: "member" },
        { group: open, person: farah, state: "requested" },
        { group: closed, person: ravi, state: "owner" },
        { group: run, person: asha, state: "owner" },
        { group: run, person: farah, state: "requested" },
        { group: run, person: meera, state: "declined" },
      ]);
      expect(await seen(groups, asha, [closed, open, run])).toEqual([
        { id: open, sees: "card", mine: "none", members: 2, requests: null },
        { id: run, sees: "full", mine: "owner", members: 1, requests: 1 },
      ]);
      await makeBlockUser({ blocks: ties.blocks, now: () => now })(asha, meera);
      expect(await seen(groups, asha, [open])).toEqual([{ id: open, sees: "card", mine: "none", members: 1, requests: null }]);
      await makeBlockUser({ blocks: ties.blocks, now: () => now })(ravi, asha);
      expect(await seen(groups, asha, [open, closed])).toEqual([]);
    });

    it("are missing where they are deleted or never were", async () => {
      const { groups, ties, put } = make();
      const asha = await ties.someone();
      const gone = (await ties.aGroup({ deletedAt: now })).id;
      await put([{ group: gone, person: asha, state: "owner" }]);
      expect(await seen(groups, asha, [gone, groupId("never")])).toEqual([]);
    });

    it("know who is in them and how people stand to them", async () => {
      const { groups, ties, put } = make();
      const [asha, ravi] = [await ties.someone(), await ties.someone()];
      const [one, other] = [(await ties.aGroup()).id, (await ties.aGroup()).id];
      const stored: readonly GroupTie[] = [
        { group: one, person: asha, state: "admin" },
        { group: other, person: asha, state: "banned" },
        { group: other, person: ravi, state: "member" },
      ];
      await put(stored);
      expect([await groups.groupsOf(asha), await groups.groupsOf(ravi)]).toEqual([[one], [other]]);
      expect(await groups.ties([one, other], [asha, ravi])).toEqual(expect.arrayContaining([...stored]));
      expect(await groups.ties([other], [ravi])).toEqual(stored.slice(2));
      expect([await groups.ties([], [ravi]), await groups.ties([one], [])]).toEqual([[], []]);
    });

    it("are made, edited, deleted and brought back by their owner, and by nobody else", async () => {
      const { asha, ravi, does, show } = await withPeople(make());
      const made = await does.make(asha);
      expect(await show(asha, made)).toMatchObject(ok({ ...details, sees: "full", mine: "owner", members: 1, requests: 0 }));
      expect(await show(ravi, made)).toEqual(refused({ kind: "unknown-group" }));
      expect(await does.edit(ravi, { ...details, group: made, isOpen: true })).toEqual(refused({ kind: "unknown-group" }));
      expect(await does.edit(asha, { ...details, group: made, isOpen: true })).toEqual(ok(null));
      expect(await does.edit(ravi, { ...details, group: made })).toEqual(refused({ kind: "not-allowed" }));
      expect(await does.step(ravi, made, "join")).toEqual(ok("member"));
      expect(await does.remove(ravi, made)).toEqual(refused({ kind: "not-allowed" }));
      expect(await does.remove(asha, made)).toEqual(ok(null));
      for (const one of [asha, ravi]) expect(await show(one, made)).toEqual(refused({ kind: "unknown-group" }));
      expect(await does.restore(ravi, made, now)).toEqual(refused({ kind: "unknown-group" }));
      expect(await does.restore(asha, made, now + RESTORED_WITHIN)).toEqual(refused({ kind: "unknown-group" }));
      expect(await does.restore(asha, made, now + RESTORED_WITHIN - 1)).toEqual(ok(null));
      expect(await show(ravi, made)).toMatchObject(ok({ mine: "member", members: 2 }));
    });

    it("are entered by invitation, and left; whoever is banned finds none", async () => {
      const { asha, ravi, meera, does, show, lists } = await withPeople(make());
      const closed = await does.make(asha);
      expect(await does.step(ravi, closed, "join")).toEqual(refused({ kind: "unknown-group" }));
      expect(await does.step(asha, closed, "invite", ravi)).toEqual(ok("invited"));
      expect(await lists(ravi, "invited")).toEqual([closed]);
      expect(await show(ravi, closed)).toMatchObject(ok({ sees: "card", mine: "invited", requests: null }));
      expect(await does.step(ravi, closed, "invite", meera)).toEqual(refused({ kind: "not-allowed" }));
      expect(await does.step(ravi, closed, "accept")).toEqual(ok("member"));
      expect([await lists(ravi, "mine"), await lists(ravi, "invited")]).toEqual([[closed], []]);
      expect(await does.step(ravi, closed, "invite", meera)).toEqual(refused({ kind: "not-allowed" }));
      expect(await does.edit(asha, { ...details, group: closed, mayMembersInvite: true })).toEqual(ok(null));
      expect(await does.step(ravi, closed, "invite", meera)).toEqual(ok("invited"));
      expect(await does.step(meera, closed, "leave")).toEqual(ok("none"));
      expect(await does.step(asha, closed, "leave")).toEqual(refused({ kind: "owner-stays" }));
      expect(await does.step(asha, closed, "ban", ravi)).toEqual(ok("none"));
      expect(await show(ravi, closed)).toEqual(refused({ kind: "unknown-group" }));
      expect(await does.step(asha, closed, "invite", ravi)).toEqual(refused({ kind: "wrong-state" }));
      expect(await does.step(asha, closed, "unban", ravi)).toEqual(ok("none"));
    });

    it("are run by their owner and admins, who do nothing to each other, and handed over to who agrees", async () => {
      const { asha, ravi, meera, does, members } = await withPeople(make());
      const open = await does.make(asha, { isOpen: true });
      for (const one of [ravi, meera]) await does.step(one, open, "join");
      expect(await does.step(ravi, open, "promote", ravi)).toEqual(refused({ kind: "not-allowed" }));
      for (const one of [ravi, meera]) expect(await does.step(asha, open, "promote", one)).toEqual(ok("admin"));
      for (const event of ["remove", "ban"] as const) {
        expect(await does.step(ravi, open, event, meera)).toEqual(refused({ kind: "not-allowed" }));
        expect(await does.step(ravi, open, event, asha)).toEqual(refused({ kind: "not-allowed" }));
      }
      expect(await does.step(ravi, open, "demote", meera)).toEqual(refused({ kind: "not-allowed" }));
      expect(await does.step(asha, open, "demote", meera)).toEqual(ok("member"));
      expect(await does.step(ravi, open, "take_over")).toEqual(refused({ kind: "wrong-state" }));
      expect(await does.step(asha, open, "hand_over", ravi)).toEqual(ok("admin"));
      expect(await does.step(meera, open, "take_over")).toEqual(refused({ kind: "wrong-state" }));
      expect(await does.step(ravi, open, "take_over")).toEqual(ok("owner"));
      expect(await does.step(asha, open, "leave")).toEqual(ok("none"));
      expect(await members(ravi, open, "members")).toEqual(
        new Map([
          [ravi, "owner"],
          [meera, "member"],
        ]),
      );
      expect(await members(asha, open, "members")).toBe("unknown-group");
      expect(await members(meera, open, "banned")).toBe("unknown-group");
      expect(await does.step(ravi, open, "ban", meera)).toEqual(ok("none"));
      expect(await members(ravi, open, "banned")).toEqual(new Map([[meera, "banned"]]));
    });

    it("keep the blocked apart: the lower role leaves, an invitation only looks sent, and nothing is found", async () => {
      const { asha, ravi, meera, does, show, members, block } = await withPeople(make());
      const open = await does.make(asha, { isOpen: true, mayMembersInvite: true });
      for (const one of [ravi, meera]) await does.step(one, open, "join");
      await block(ravi, asha);
      expect(await members(asha, open, "members")).toEqual(
        new Map([
          [asha, "owner"],
          [meera, "member"],
        ]),
      );
      expect(await show(ravi, open)).toEqual(refused({ kind: "unknown-group" }));
      expect(await does.step(ravi, open, "join")).toEqual(refused({ kind: "unknown-group" }));
      expect(await does.step(meera, open, "invite", ravi)).toEqual(ok("invited"));
      expect(await does.step(asha, open, "invite", ravi)).toEqual(refused({ kind: "unknown-user" }));
      expect(await members(asha, open, "invited")).toEqual(new Map());
    });

    it("that would be left by a block are named before it, with who leaves, and are those that are left", async () => {
      const stored = make();
      const { asha, ravi, meera, does, block } = await withPeople(stored);
      const preview = makePreviewBlock({ blocks: stored.ties.blocks, groups: stored.groups });
      const [hers, his, meeras] = [
        await does.make(asha, { name: "Of Asha", isOpen: true }),
        await does.make(ravi, { name: "Of Ravi", isOpen: true }),
        await does.make(meera, { name: "Of Meera", isOpen: true }),
      ];
      await does.step(ravi, hers, "join");
      await does.step(asha, his, "join");
      for (const one of [asha, ravi]) await does.step(one, meeras, "join");
      const named = [
        { group: { id: hers, name: "Of Asha", hindi: null }, isMine: false },
        { group: { id: his, name: "Of Ravi", hindi: null }, isMine: true },
      ];
      const result = await preview(asha, ravi);
      expect(result.kind === "ok" ? new Set(result.value) : result).toEqual(new Set(named));
      expect(await preview(asha, meera)).toMatchObject(ok([{ group: { name: "Of Meera" }, isMine: true }]));
      for (const nobody of [asha, customerId("nobody")]) expect(await preview(asha, nobody)).toEqual(refused({ kind: "unknown-user" }));
      await block(asha, ravi);
      expect(await preview(asha, ravi)).toEqual(ok([]));
      expect(await preview(ravi, asha)).toEqual(refused({ kind: "unknown-user" })); // As for somebody who never was.
      const ties = await stored.groups.ties([hers, his, meeras], [asha, ravi]);
      expect(ties.map(({ group, person }) => [group, person]).toSorted()).toEqual(
        [
          [hers, asha],
          [his, ravi],
          [meeras, asha],
          [meeras, ravi],
        ].toSorted(),
      );
    });

    it("are named by no notification to whom they are missing", async () => {
      const stored = make();
      const { asha, ravi, meera, does, block, notified } = await withPeople(stored);
      const open = await does.make(asha, { mayMembersInvite: true });
      await does.step(asha, open, "invite", meera);
      await does.step(meera, open, "accept");
      await does.step(meera, open, "invite", ravi);
      expect(await notified(ravi)).toEqual({ groups: [open], unread: 1 });
      await does.remove(asha, open);
      expect(await notified(ravi)).toEqual({ groups: [], unread: 0 });
      await does.restore(asha, open, now);
      expect(await notified(ravi)).toEqual({ groups: [open], unread: 1 });
      await block(asha, ravi);
      expect(await notified(ravi)).toEqual({ groups: [], unread: 0 });
    });

    it("let in no more than fit, however many come at once", async () => {
      const stored = make();
      const { asha, does, show, crowd } = await withPeople(stored);
      const open = await does.make(asha, { isOpen: true });
      await crowd(open, MOST_MEMBERS - 1 - 10);
      const comers = await Promise.all(Array.from({ length: 40 }, () => stored.ties.someone()));
      const answers = await Promise.all(comers.map((one) => does.step(one, open, "join")));
      expect(answers.filter(({ kind }) => kind === "ok").length).toBe(10);
      expect(answers.filter((answer) => answer.kind === "refused").map((answer) => answer.refusal.kind)).toEqual(
        Array.from({ length: 30 }, () => "group-full"),
      );
      expect(await show(asha, open)).toMatchObject(ok({ members: 11 })); // Of the crowd nobody has entered.
    }, 60_000);
  });
}
