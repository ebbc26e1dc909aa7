import { describe, expect, it } from "vitest";
import { makeBlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { makeCancelChallenge } from "#core/fitbook/challenges/cancel-challenge.use-case.ts";
import { makeEditChallenge } from "#core/fitbook/challenges/edit-challenge.use-case.ts";
import { makeListChallenges } from "#core/fitbook/challenges/list-challenges.use-case.ts";
import { makeMakeChallenge } from "#core/fitbook/challenges/make-challenge.use-case.ts";
import { makeNoteDay } from "#core/fitbook/challenges/note-day.use-case.ts";
import { makeShowChallenge } from "#core/fitbook/challenges/show-challenge.use-case.ts";
import { makeChangePart } from "#core/fitbook/challenges/change-part.use-case.ts";
import { makeChangeGroupMember } from "#core/fitbook/groups/change-group-member.use-case.ts";
import { makeDeleteGroup, makeRestoreGroup } from "#core/fitbook/groups/delete-group.use-case.ts";
import { makeMakeGroup } from "#core/fitbook/groups/make-group.use-case.ts";
import { groupId } from "#core/fitbook/group.ts";
import { makeAnswerChallengeRequest } from "#core/notifications/challenges/answer-challenge-request.use-case.ts";
import { makeInviteToChallenge } from "#core/notifications/challenges/invite-to-challenge.use-case.ts";
import { makeJoinChallenge } from "#core/notifications/challenges/join-challenge.use-case.ts";
import { makeListNotifications } from "#core/notifications/list-notifications.use-case.ts";
import { day, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryLimits } from "#adapters/memory/shared/limits.ts";
import type { ChallengePlan } from "#core/fitbook/challenges/challenge-plan.ts";
import type { ChallengeList, ChallengesOfGroup } from "#core/fitbook/challenges/challenges.port.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { GroupEvent } from "#core/fitbook/groups/group-event.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PlayerPorts } from "#tests/core/fitbook/player-ports.ts";

const START = day("2026-11-20");
const before = firstInstantOf(START) - 60 * 60 * 1000;
const during = firstInstantOf(START) + 12 * 60 * 60 * 1000;

const plan: ChallengePlan = {
  activity: "Steps to the temple",
  about: "",
  measure: "steps",
  scoring: { kind: "total" },
  cap: 10_000,
  goal: null,
  start: START,
  end: daysAfter(START, 2),
  isOpen: true,
};
const missing = refused({ kind: "unknown-challenge" });

/** Everything that can be done about groups and their challenges at an instant. */
function at(instant: number, { ties, challenges, people }: PlayerPorts) {
  const customers = { joinedAt: async () => null };
  const limited = { limits: memoryLimits(new Memory()), customers };
  const parts = {
    challenges,
    people,
    groups: ties.groups,
    requests: ties.port,
    ...limited,
    now: () => instant,
    newId: () => crypto.randomUUID(),
  };
  const listNotifications = makeListNotifications(ties.sight);
  return {
    make: makeMakeChallenge(parts),
    edit: makeEditChallenge(parts),
    cancel: makeCancelChallenge(parts),
    show: makeShowChallenge(parts),
    note: makeNoteDay(parts),
    part: makeChangePart(parts),
    join: makeJoinChallenge(parts),
    answer: makeAnswerChallengeRequest(parts),
    invite: makeInviteToChallenge(parts),
    block: makeBlockUser({ blocks: ties.blocks, now: () => instant }),
    makeGroup: makeMakeGroup(parts),
    member: makeChangeGroupMember(parts),
    deleteGroup: makeDeleteGroup(parts),
    restoreGroup: makeRestoreGroup(parts),
    list: async (who: CustomerId, list: ChallengeList | ChallengesOfGroup) =>
      (await makeListChallenges(parts)(who, { list, after: null })).challenges.map(({ id }) => id),
    told: async (who: CustomerId) => {
      const { notifications, unread } = await listNotifications(who, { after: null, limit: 10 });
      return { kinds: notifications.map(({ kind }) => kind), unread };
    },
  };
}

export function challengesOfGroupsSuite(store: string, aStore: () => PlayerPorts): void {
  describe(`a challenge of a group in ${store}`, () => {
    /**
     * A closed group of Asha with Ravi and Farah in it, and a challenge that Ravi made for it. Meera is in no group; all of them follow
     * Asha.
     */
    async function walkers(given: Partial<ChallengePlan> = {}) {
      const ports = aStore();
      const [asha, ravi, farah, meera] = [
        await ports.ties.someone("Asha"),
        await ports.ties.someone("Ravi"),
        await ports.ties.someone("Farah"),
        await ports.ties.someone("Meera"),
      ];
      for (const one of [ravi, farah, meera]) await ports.follow(one, asha);
      const details = { name: "Morning walkers", about: "", rules: "", isOpen: false, mayMembersInvite: false };
      const founded = await at(before, ports).makeGroup(asha, details);
      if (founded.kind !== "ok") throw new Error(founded.refusal.kind);
      const group = founded.value;
      const step = (by: CustomerId, person: CustomerId | null, event: GroupEvent) => at(before, ports).member(by, { group, person, event });
      for (const one of [ravi, farah]) {
        await step(asha, one, "invite");
        await step(one, null, "accept");
      }
      const made = await at(before, ports).make(ravi, { plan: { ...plan, ...given }, group });
      if (made.kind !== "ok") throw new Error(made.refusal.kind);
      return { ports, asha, ravi, farah, meera, group, step, challenge: made.value };
    }

    const sees = async (ports: PlayerPorts, who: CustomerId, challenge: ChallengeId) =>
      (await at(during, ports).show(who, challenge)).kind === "ok";

    it("is seen, listed and joined by its members alone", async () => {
      const { ports, asha, farah, meera, group, challenge } = await walkers();
      expect(await at(during, ports).show(farah, challenge)).toMatchObject({
        value: { challenge: { group: { id: group, name: "Morning walkers" }, isForAll: false, isJoinable: true } },
      });
      expect(await at(during, ports).show(meera, challenge)).toEqual(missing);
      expect(await at(during, ports).list(asha, "running")).toEqual([challenge]);
      expect(await at(during, ports).list(asha, { group })).toEqual([challenge]);
      expect(await at(during, ports).list(meera, "running")).not.toContain(challenge);
      expect(await at(during, ports).list(meera, { group })).toEqual([]);
      expect(await at(during, ports).join(meera, challenge)).toEqual(missing);
      expect(await at(during, ports).join(farah, challenge)).toEqual(ok("member"));
    });

    it("is not joined from a card of an open group, which is not its full sight", async () => {
      const { ports, asha, meera, challenge } = await walkers();
      const open = await at(before, ports).makeGroup(asha, {
        name: "Open walkers",
        about: "",
        rules: "",
        isOpen: true,
        mayMembersInvite: true,
      });
      if (open.kind !== "ok") throw new Error(open.refusal.kind);
      const made = await at(before, ports).make(asha, { plan, group: open.value });
      if (made.kind !== "ok") throw new Error(made.refusal.kind);
      expect(await at(during, ports).join(meera, made.value)).toEqual(missing);
      expect(await at(during, ports).list(meera, { group: open.value })).toEqual([]);
      await at(before, ports).member(meera, { group: open.value, person: null, event: "join" });
      expect(await at(during, ports).list(meera, { group: open.value })).toEqual([made.value]);
      expect(await at(during, ports).join(meera, made.value)).toEqual(ok("member"));
      expect(await sees(ports, meera, challenge)).toBe(false);
    });

    it("is made by members alone: another's group and one that never was are missing", async () => {
      const { ports, meera, group } = await walkers();
      for (const one of [group, groupId("none")])
        expect(await at(before, ports).make(meera, { plan, group: one })).toEqual(refused({ kind: "unknown-group" }));
      expect(await at(before, ports).list(meera, "mine")).toEqual([]);
    });

    it("stays with its players when they leave, are removed or banned, and with nobody else", async () => {
      const { ports, asha, ravi, farah, group, step, challenge } = await walkers();
      await at(during, ports).join(farah, challenge);
      expect(await step(farah, null, "leave")).toEqual(ok("none"));
      expect(await at(during, ports).show(farah, challenge)).toMatchObject({
        value: { challenge: { group: null, isForAll: false, players: 1, membership: "member" } },
      });
      expect(await at(during, ports).note(farah, { challenge, day: START, amount: 4_000 })).toEqual(ok(null));
      expect(await at(during, ports).list(farah, "mine")).toEqual([challenge]);
      expect(await step(asha, farah, "ban")).toEqual(ok("none"));
      expect(await sees(ports, farah, challenge)).toBe(true);
      expect(await at(during, ports).part(farah, { challenge, step: "leave" })).toEqual(ok(null));
      expect(await at(during, ports).show(farah, challenge)).toEqual(missing); // Who has left both is out.
      expect(await at(during, ports).join(farah, challenge)).toEqual(missing);
      // Its maker does not play: they see and cancel it, and do nothing else there.
      expect(await step(asha, ravi, "remove")).toEqual(ok("none"));
      expect(await at(before, ports).show(ravi, challenge)).toMatchObject({
        value: { challenge: { group: null, mayEdit: false, mayInvite: false, isJoinable: false, mayCancel: true } },
      });
      expect(await at(before, ports).edit(ravi, { challenge, plan })).toEqual(missing);
      expect(await at(before, ports).join(ravi, challenge)).toEqual(missing);
      expect(await at(before, ports).make(ravi, { plan, group })).toEqual(refused({ kind: "unknown-group" }));
      expect(await at(before, ports).cancel(ravi, challenge)).toEqual(ok(null));
    });

    it("goes on without its group, and takes nobody in until that is back", async () => {
      const { ports, asha, farah, ravi, group, challenge } = await walkers();
      await at(during, ports).join(farah, challenge);
      await at(during, ports).deleteGroup(asha, group);
      expect(await sees(ports, farah, challenge)).toBe(true);
      expect(await sees(ports, asha, challenge)).toBe(false);
      expect(await at(during, ports).join(ravi, challenge)).toEqual(missing);
      await at(during, ports).restoreGroup(asha, group);
      expect(await at(during, ports).join(ravi, challenge)).toEqual(ok("member"));
    });

    it("is missing to a member who is blocked with its maker, and its players stay at a block", async () => {
      const { ports, asha, ravi, farah, challenge } = await walkers();
      await at(during, ports).join(asha, challenge);
      await at(during, ports).block(farah, ravi);
      expect(await sees(ports, farah, challenge)).toBe(false);
      await at(during, ports).block(asha, ravi);
      expect(await sees(ports, asha, challenge)).toBe(true);
    });

    it("is one to which members are invited alone, and who leaves is told of the invitation no more", async () => {
      const { ports, asha, farah, meera, group, step } = await walkers();
      const made = await at(before, ports).make(asha, { plan: { ...plan, isOpen: false }, group });
      if (made.kind !== "ok") throw new Error(made.refusal.kind);
      const challenge = made.value;
      expect(await sees(ports, farah, challenge)).toBe(false);
      expect(await at(during, ports).invite(asha, { challenge, other: meera, through: null })).toEqual(refused({ kind: "not-in-group" }));
      expect(await at(during, ports).invite(asha, { challenge, other: farah, through: null })).toEqual(ok("invited"));
      expect(await at(during, ports).told(farah)).toEqual({ kinds: ["challenge-request"], unread: 1 });
      expect(await sees(ports, farah, challenge)).toBe(true);
      await step(farah, null, "leave");
      expect(await at(during, ports).told(farah)).toEqual({ kinds: [], unread: 0 });
      expect(await sees(ports, farah, challenge)).toBe(false);
      expect(await at(during, ports).answer(farah, { challenge, answer: "accept" })).toEqual(missing);
      await step(asha, farah, "invite");
      await step(farah, null, "accept");
      expect(await at(during, ports).told(farah)).toMatchObject({ kinds: ["challenge-request"], unread: 1 });
      expect(await at(during, ports).answer(farah, { challenge, answer: "accept" })).toEqual(ok("accepted"));
    });

    it("stays with its group when it is changed, and is not listed there once cancelled", async () => {
      const { ports, ravi, farah, meera, group, challenge } = await walkers();
      expect(await at(before, ports).edit(ravi, { challenge, plan: { ...plan, activity: "Steps to the lake" } })).toEqual(ok(null));
      expect(await at(before, ports).show(farah, challenge)).toMatchObject({ value: { challenge: { activity: "Steps to the lake" } } });
      expect(await sees(ports, meera, challenge)).toBe(false);
      await at(before, ports).cancel(ravi, challenge);
      expect(await at(before, ports).list(farah, { group })).toEqual([]);
    });
  });
}
