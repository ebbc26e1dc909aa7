import { describe, expect, it } from "vitest";
import { makeBlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { makeChangePart } from "#core/fitbook/challenges/change-part.use-case.ts";
import { makeMakeChallenge } from "#core/fitbook/challenges/make-challenge.use-case.ts";
import { makeChangeGroupMember } from "#core/fitbook/groups/change-group-member.use-case.ts";
import { makeMakeGroup } from "#core/fitbook/groups/make-group.use-case.ts";
import { makeUnblockUser } from "#core/fitbook/blocks/unblock-user.use-case.ts";
import { makeShowChallenge } from "#core/fitbook/challenges/show-challenge.use-case.ts";
import { challengeId } from "#core/fitbook/challenge.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { makeAnswerChallengeRequest } from "#core/notifications/challenges/answer-challenge-request.use-case.ts";
import { makeInviteToChallenge } from "#core/notifications/challenges/invite-to-challenge.use-case.ts";
import { makeJoinChallenge } from "#core/notifications/challenges/join-challenge.use-case.ts";
import { day, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryLimits } from "#adapters/memory/shared/limits.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PlayerPorts } from "#tests/core/fitbook/player-ports.ts";

const START = day("2026-11-20");
const during = firstInstantOf(START) + 12 * 60 * 60 * 1000;
const after = firstInstantOf(daysAfter(START, 1));

function at(instant: number, { ties, challenges, people }: PlayerPorts, limits = memoryLimits(new Memory())) {
  const customers = { joinedAt: async () => null };
  const parts = {
    challenges,
    people,
    groups: ties.groups,
    requests: ties.port,
    limits,
    customers,
    now: () => instant,
    newId: () => crypto.randomUUID(),
  };
  return {
    make: makeMakeChallenge(parts),
    show: makeShowChallenge(parts),
    part: makeChangePart(parts),
    join: makeJoinChallenge(parts),
    answer: makeAnswerChallengeRequest(parts),
    invite: makeInviteToChallenge(parts),
    block: makeBlockUser({ blocks: ties.blocks, now: () => instant }),
    unblock: makeUnblockUser({ blocks: ties.blocks }),
  };
}

export function invitingSuite(store: string, aStore: () => PlayerPorts): void {
  describe(`an invitation to a challenge in ${store}`, () => {
    /** Asha's challenge; Ravi and Farah follow her, Meera doesn't. */
    async function asked(isOpen = true) {
      const ports = aStore();
      const [asha, ravi, farah, meera] = [
        await ports.ties.someone("Asha"),
        await ports.ties.someone("Ravi"),
        await ports.ties.someone("Farah"),
        await ports.ties.someone("Meera"),
      ];
      for (const one of [ravi, farah]) await ports.follow(one, asha);
      const made = await at(firstInstantOf(daysAfter(START, -1)), ports).make(asha, {
        plan: {
          activity: "Steps to the temple",
          about: "",
          measure: "steps",
          scoring: { kind: "total" },
          cap: 10_000,
          goal: null,
          start: START,
          end: daysAfter(START, 2),
          isOpen,
        },
        group: null,
      });
      if (made.kind !== "ok") throw new Error(made.refusal.kind);
      const challenge = made.value;
      const told = async (who: CustomerId) =>
        (await ports.ties.notifications.listed(who, { after: null, limit: 9 })).notifications.map((one) =>
          one.kind === "challenge-request" ? [one.challenge.id, one.from?.id, one.state] : one.kind,
        );
      return { ports, asha, ravi, farah, meera, challenge, told };
    }

    it("reaches a follower once, opens a closed challenge to them, and is answered there", async () => {
      const { ports, asha, ravi, challenge, told } = await asked(false);
      expect(await at(during, ports).show(ravi, challenge)).toEqual(refused({ kind: "unknown-challenge" }));
      for (const _ of [1, 2])
        expect(await at(during, ports).invite(asha, { challenge, other: ravi, through: null })).toEqual(ok("invited"));
      expect(await told(ravi)).toEqual([[challenge, asha, "pending"]]);
      expect(await at(during, ports).show(ravi, challenge)).toMatchObject({
        value: { challenge: { membership: "invited", mayInvite: false } },
      });
      expect(await at(during, ports).answer(ravi, { challenge, answer: "accept" })).toEqual(ok("accepted"));
      expect(await at(during, ports).invite(asha, { challenge, other: ravi, through: null })).toEqual(ok("playing"));
    });

    it("is not sent again to who declined, who plays without a name or who left, and tells the inviter nothing of it", async () => {
      const { ports, asha, ravi, farah, challenge, told } = await asked();
      await at(during, ports).invite(asha, { challenge, other: ravi, through: null });
      expect(await told(ravi)).toHaveLength(1);
      expect(await at(during, ports).answer(ravi, { challenge, answer: "decline" })).toEqual(ok("declined"));
      await at(during, ports).join(farah, challenge);
      await at(during, ports).part(farah, { challenge, step: "hide" });
      for (const other of [ravi, farah])
        expect(await at(during, ports).invite(asha, { challenge, other, through: null })).toEqual(ok("invited"));
      expect(await told(ravi)).toEqual([]); // What was answered is listed no more.
      expect(await told(farah)).toEqual([]);
      await at(during, ports).part(farah, { challenge, step: "leave" });
      expect(await at(during, ports).invite(asha, { challenge, other: farah, through: null })).toEqual(ok("invited"));
      expect(await told(farah)).toEqual([]);
    });

    it("is settled by a block, whosever it is, and does not come back with its end", async () => {
      for (const isMakers of [true, false]) {
        const { ports, asha, ravi, challenge, told } = await asked(false);
        const { invite, block, unblock, show, answer } = at(during, ports);
        expect(await invite(asha, { challenge, other: ravi, through: null })).toEqual(ok("invited"));
        const [one, other] = isMakers ? [asha, ravi] : [ravi, asha];
        await block(one, other);
        await unblock(one, other);
        expect(await told(ravi)).toEqual([]);
        expect(await show(ravi, challenge)).toEqual(refused({ kind: "unknown-challenge" }));
        expect((await answer(ravi, { challenge, answer: "accept" })).kind).toBe("refused");
      }
    });

    it("goes to followers alone whom the inviter sees: others, the blocked, the invented and oneself are all missing", async () => {
      const { ports, asha, ravi, farah, meera, challenge, told } = await asked();
      await at(during, ports).block(ravi, asha);
      await at(during, ports).block(asha, farah);
      const missing = refused({ kind: "unknown-user" });
      for (const other of [meera, ravi, farah, asha, customerId("nobody")])
        expect(await at(during, ports).invite(asha, { challenge, other, through: null })).toEqual(missing);
      for (const one of [meera, ravi, farah]) expect(await told(one)).toEqual([]);
    });

    it("goes to members of a group that both are in, as long as they are in it and seen", async () => {
      const { ports, asha, ravi, meera, challenge, told } = await asked(false);
      const made = await makeMakeGroup({ groups: ports.ties.groups, now: () => during, newId: () => crypto.randomUUID() })(ravi, {
        name: "Walkers of Lodi",
        about: "",
        rules: "",
        isOpen: true,
        mayMembersInvite: false,
      });
      if (made.kind !== "ok") throw new Error(made.refusal.kind);
      const through = made.value;
      const step = (who: CustomerId, event: "join" | "leave") =>
        makeChangeGroupMember({
          groups: ports.ties.groups,
          limits: memoryLimits(new Memory()),
          customers: { joinedAt: async () => null },
          now: () => during,
          newId: () => crypto.randomUUID(),
        })(who, { group: through, person: null, event });
      const invited = () => at(during, ports).invite(asha, { challenge, other: meera, through });
      const missing = refused({ kind: "unknown-user" });
      await step(meera, "join");
      expect(await invited()).toEqual(missing); // She is not in it herself.
      await step(asha, "join");
      await step(meera, "leave");
      expect(await invited()).toEqual(missing);
      await step(meera, "join");
      await at(during, ports).block(meera, asha);
      expect(await invited()).toEqual(missing);
      expect(await told(meera)).toEqual([]);
      await makeUnblockUser({ blocks: ports.ties.blocks })(meera, asha);
      for (const _ of [1, 2]) expect(await invited()).toEqual(ok("invited"));
      expect(await told(meera)).toEqual([[challenge, asha, "pending"]]);
      expect(await at(during, ports).invite(asha, { challenge, other: meera, through: null })).toEqual(missing);
    });

    it("is told to nobody who is blocked with the maker, and its sender does not learn that", async () => {
      const { ports, asha, ravi, farah, challenge, told } = await asked();
      await ports.follow(farah, ravi);
      await at(during, ports).join(ravi, challenge);
      await at(during, ports).block(asha, farah);
      expect(await at(during, ports).invite(ravi, { challenge, other: farah, through: null })).toEqual(ok("invited"));
      expect(await told(farah)).toEqual([]);
      expect(await at(during, ports).show(farah, challenge)).toEqual(refused({ kind: "unknown-challenge" }));
    });

    it("is sent by players of an open challenge and by the maker, until joining closes", async () => {
      const { ports, asha, ravi, farah, meera, challenge } = await asked();
      await ports.follow(meera, ravi);
      const invite = (instant: number, by: CustomerId, other: CustomerId) =>
        at(instant, ports).invite(by, { challenge, other, through: null });
      expect(await invite(during, ravi, meera)).toEqual(refused({ kind: "not-allowed" }));
      for (const one of [asha, ravi]) await at(during, ports).join(one, challenge);
      expect(await invite(during, ravi, meera)).toEqual(ok("invited"));
      expect(await invite(after - 1, asha, farah)).toEqual(ok("invited"));
      expect(await invite(after, asha, farah)).toEqual(refused({ kind: "challenge-started" }));
      expect(await at(during, ports).invite(asha, { challenge: challengeId("none"), other: farah, through: null })).toEqual(
        refused({ kind: "unknown-challenge" }),
      );
    });

    it("to a closed challenge comes from its maker alone, and nobody else learns that there is one", async () => {
      const { ports, asha, ravi, farah, meera, challenge } = await asked(false);
      await ports.follow(farah, ravi);
      await ports.follow(farah, meera);
      await at(during, ports).invite(asha, { challenge, other: ravi, through: null });
      await at(during, ports).answer(ravi, { challenge, answer: "accept" });
      expect(await at(during, ports).invite(ravi, { challenge, other: farah, through: null })).toEqual(refused({ kind: "not-allowed" }));
      expect(await at(during, ports).invite(meera, { challenge, other: farah, through: null })).toEqual(
        refused({ kind: "unknown-challenge" }),
      );
    });

    it("is one of a hundred a day", async () => {
      const { ports, asha, ravi, challenge } = await asked();
      const limits = memoryLimits(new Memory());
      const invite = () => at(during, ports, limits).invite(asha, { challenge, other: ravi, through: null });
      for (let nth = 0; nth < 100; nth += 1) expect(await invite()).toEqual(ok("invited"));
      expect(await invite()).toMatchObject({ refusal: { kind: "too-much" } });
    });
  });
}
