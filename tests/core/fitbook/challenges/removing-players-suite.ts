import { describe, expect, it } from "vitest";
import { makeBlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { makeCancelChallenge } from "#core/fitbook/challenges/cancel-challenge.use-case.ts";
import { makeChangePart } from "#core/fitbook/challenges/change-part.use-case.ts";
import { makeEditChallenge } from "#core/fitbook/challenges/edit-challenge.use-case.ts";
import { makeMakeChallenge } from "#core/fitbook/challenges/make-challenge.use-case.ts";
import { makeNoteDay } from "#core/fitbook/challenges/note-day.use-case.ts";
import { LONGEST_REMOVAL_REASON, makeRemovePlayer } from "#core/fitbook/challenges/remove-player.use-case.ts";
import { makeFreezeChallenges } from "#core/fitbook/challenges/freeze-challenges.use-case.ts";
import { makeShowBoard } from "#core/fitbook/challenges/show-board.use-case.ts";
import { makeShowChallenge } from "#core/fitbook/challenges/show-challenge.use-case.ts";
import { leaderboard } from "#core/fitbook/leaderboard/leaderboard.ts";
import { boardFindings } from "#core/fitbook/staff/board-differences.ts";
import {
  makeCancelChallengeByStaff,
  makeRemovePlayerByStaff,
  makeShowChallengeToStaff,
} from "#core/fitbook/staff/challenge-by-staff.use-case.ts";
import { makeExplainChallenge } from "#core/fitbook/staff/explain-challenge.use-case.ts";
import { makeTellOfAct } from "#core/notifications/acts/tell-of-act.use-case.ts";
import { makeJoinChallenge } from "#core/notifications/challenges/join-challenge.use-case.ts";
import { makeSwitchFitbookKind } from "#core/notifications/kinds/switch-fitbook-kind.use-case.ts";
import { makeListNotifications } from "#core/notifications/list-notifications.use-case.ts";
import { day, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import type { ChallengePlan } from "#core/fitbook/challenges/challenge-plan.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Customers } from "#core/identity/customers.port.ts";
import type { Customer } from "#core/identity/customer.ts";
import type { PlayerPorts } from "#tests/core/fitbook/player-ports.ts";

const START = day("2026-11-20");
const HOUR = 60 * 60 * 1000;
/** Hours after the first instant of the challenge's day of this number, counted from 0. */
const on = (nth: number, hours = 12): number => firstInstantOf(daysAfter(START, nth)) + hours * HOUR;
const plan: ChallengePlan = {
  activity: "Steps to the temple",
  about: "",
  measure: "steps",
  scoring: { kind: "total" },
  cap: 10_000,
  goal: null,
  start: START,
  end: START,
  isOpen: true,
};
/** One day, so it is frozen when the second day after it begins. */
const FROZEN = on(2, 0);

let made = 0;
const newId = () => `${String(++made).padStart(9, "0")}-${crypto.randomUUID()}`;

function at(instant: number, { ties, challenges, people }: PlayerPorts) {
  const parts = { challenges, people, requests: ties.port, now: () => instant, newId };
  const customers = { withId: async (id: CustomerId) => ({ id }) as Customer } as Customers;
  return {
    make: makeMakeChallenge(parts),
    edit: makeEditChallenge(parts),
    cancel: makeCancelChallenge(parts),
    join: makeJoinChallenge(parts),
    note: makeNoteDay(parts),
    part: makeChangePart(parts),
    show: makeShowChallenge(parts),
    board: makeShowBoard(parts),
    freeze: makeFreezeChallenges(parts),
    remove: makeRemovePlayer(parts),
    block: makeBlockUser({ blocks: ties.blocks, now: () => instant }),
    cancelByStaff: makeCancelChallengeByStaff(parts),
    removeByStaff: (challenge: ChallengeId, player: CustomerId) =>
      makeRemovePlayerByStaff({ ...parts, customers })("dev", { challenge, player: { kind: "id", id: player }, reason: "Made-up steps" }),
    explain: makeExplainChallenge({ ...parts, customers, log: { add: async () => {} } }),
    showToStaff: makeShowChallengeToStaff({ ...parts, log: { add: async () => {} } }),
  };
}

export function removingPlayersSuite(store: string, aStore: () => PlayerPorts): void {
  describe(`removing players in ${store}`, () => {
    /** Asha makes a challenge that she plays with Ravi and Farah, who each did fewer steps than the one before. */
    async function three() {
      const ports = aStore();
      const [asha, ravi, farah] = [await ports.ties.someone("Asha"), await ports.ties.someone("Ravi"), await ports.ties.someone("Farah")];
      const answer = await at(on(-1), ports).make(asha, { plan, group: null });
      if (answer.kind !== "ok") throw new Error(answer.refusal.kind);
      const challenge = answer.value;
      for (const [nth, one] of [asha, ravi, farah].entries()) {
        await at(on(-1), ports).join(one, challenge);
        await at(on(0), ports).note(one, { challenge, day: START, amount: 9_000 - 1_000 * nth });
      }
      return { ports, asha, ravi, farah, challenge };
    }
    async function lines(ports: PlayerPorts, viewer: CustomerId, challenge: ChallengeId, instant: number) {
      const answer = await at(instant, ports).board(viewer, { challenge, from: 0 });
      return answer.kind === "ok"
        ? answer.value.lines.map(({ rank, person, score, badges }) => [rank, person?.name ?? null, score, badges.join(" ")])
        : answer.refusal.kind;
    }
    async function shown(ports: PlayerPorts, viewer: CustomerId, challenge: ChallengeId, instant: number) {
      const answer = await at(instant, ports).show(viewer, challenge);
      if (answer.kind !== "ok") throw new Error(answer.refusal.kind);
      return answer.value.challenge;
    }
    /** What somebody is told of challenges by all jobs that were put, done twice. */
    async function told({ ties }: PlayerPorts, who: CustomerId): Promise<readonly string[]> {
      const tell = makeTellOfAct({ ...ties.sight, newId });
      for (const _twice of [1, 2]) for (const job of await ties.actJobs()) await tell(job);
      const { notifications } = await makeListNotifications(ties.sight)(who, { after: null, limit: 50 });
      return notifications.map(({ kind }) => kind);
    }

    it("takes them off the board at once and for good, with a reason that they are shown", async () => {
      const { ports, asha, ravi, farah, challenge } = await three();
      expect((await shown(ports, asha, challenge, on(0))).mayRemove).toBe(true);
      expect((await shown(ports, ravi, challenge, on(0))).mayRemove).toBe(false);
      expect(await at(on(0, 13), ports).remove(asha, { challenge, player: ravi, reason: " Counted a bus ride \u202e" })).toEqual(ok(null));
      expect(await lines(ports, farah, challenge, on(0, 14))).toEqual([
        [1, "Asha", 9_000, ""],
        [2, "Farah", 7_000, ""],
      ]);
      const his = await shown(ports, ravi, challenge, on(0, 14));
      expect(his).toMatchObject({ removedFor: "Counted a bus ride", isJoinable: false, me: null, players: 2 });
      expect((await shown(ports, farah, challenge, on(0, 14))).removedFor).toBeNull();
      await at(on(0, 15), ports).join(ravi, challenge);
      expect((await shown(ports, ravi, challenge, on(0, 15))).me).toBeNull();
      expect(await at(on(0, 15), ports).note(ravi, { challenge, day: START, amount: 9_999 })).toEqual(refused({ kind: "not-player" }));
      expect(await told(ports, ravi)).toEqual(["player-removed"]);
      await at(FROZEN, ports).freeze();
      expect(await lines(ports, ravi, challenge, FROZEN)).toEqual([
        [1, "Asha", 9_000, "gold finisher"],
        [2, "Farah", 7_000, "silver finisher"],
      ]);
      expect((await shown(ports, farah, challenge, FROZEN)).isCorrected).toBe(false);
    });

    it("is for the maker alone, of whom the board names, with a reason, until it is frozen", async () => {
      const { ports, asha, ravi, farah, challenge } = await three();
      const stranger = await ports.ties.someone("Meera");
      const tried = (who: CustomerId, player: CustomerId, reason = "Made-up steps", instant = on(1)) =>
        at(instant, ports).remove(who, { challenge, player, reason });
      expect(await tried(ravi, farah)).toEqual(refused({ kind: "unknown-challenge" }));
      expect(await tried(asha, asha)).toEqual(refused({ kind: "unknown-player" }));
      expect(await tried(asha, stranger)).toEqual(refused({ kind: "unknown-player" }));
      for (const reason of [" \u202e\n", "x".repeat(LONGEST_REMOVAL_REASON + 1)])
        expect(await tried(asha, ravi, reason)).toEqual(refused({ kind: "no-reason" }));
      await at(on(1), ports).part(ravi, { challenge, step: "hide" });
      expect(await tried(asha, ravi)).toEqual(refused({ kind: "unknown-player" }));
      await at(on(1), ports).block(farah, asha);
      expect(await tried(asha, farah)).toEqual(refused({ kind: "unknown-player" }));
      await at(on(1), ports).part(ravi, { challenge, step: "show" });
      expect(await tried(asha, ravi, "Late", FROZEN)).toEqual(refused({ kind: "final", since: FROZEN }));
      expect(await tried(asha, ravi, "In time", FROZEN - 1)).toEqual(ok(null));
      expect(await tried(asha, ravi, "Again", FROZEN - 1)).toEqual(refused({ kind: "unknown-player" }));
    });

    it("by staff goes for whoever plays without a name, and makes a second result once there is a first", async () => {
      const { ports, asha, ravi, farah, challenge } = await three();
      await at(on(0), ports).part(asha, { challenge, step: "hide" });
      expect(await at(FROZEN + HOUR, ports).removeByStaff(challenge, asha)).toEqual(ok(2)); // It had not been frozen.
      expect(await lines(ports, ravi, challenge, FROZEN + HOUR)).toEqual([
        [1, "Ravi", 8_000, "gold finisher"],
        [2, "Farah", 7_000, "silver finisher"],
      ]);
      const his = await shown(ports, ravi, challenge, FROZEN + HOUR);
      expect(his).toMatchObject({ isCorrected: true, players: 2, state: "completed", me: { rank: 1, badges: ["gold", "finisher"] } });
      expect(await shown(ports, asha, challenge, FROZEN + HOUR)).toMatchObject({ removedFor: "Made-up steps", me: null });
      expect(await at(FROZEN + HOUR, ports).removeByStaff(challenge, asha)).toEqual(refused({ kind: "unknown-player" }));
      const stored = await ports.challenges.keptBoard(challenge);
      expect(stored === null ? null : boardFindings(stored, FROZEN + HOUR)).toEqual({ kind: "final", differences: [] });
      const explained = await at(FROZEN + HOUR, ports).explain("dev", { challenge, reason: "ticket", player: null });
      const rows = explained.kind === "ok" ? leaderboard(explained.value.facts).rows : [];
      expect(rows.map(({ person, rank }) => [person, rank])).toEqual([
        [ravi, 1],
        [farah, 2],
      ]);
      expect(await at(FROZEN + 2 * HOUR, ports).removeByStaff(challenge, farah)).toEqual(ok(3));
      expect(await lines(ports, ravi, challenge, FROZEN + 2 * HOUR)).toEqual([[1, "Ravi", 8_000, "finisher"]]); // Alone nobody wins.
      expect(await told(ports, asha)).toEqual(["player-removed"]);
      expect(await at(FROZEN + HOUR, ports).showToStaff("dev", { challenge, reason: "ticket" })).toMatchObject({
        value: { state: "completed", players: 1, removed: 2, challenge: { version: 3 } },
      });
    });

    it("tells players when a challenge is changed or cancelled, save whoever did it, and nothing twice", async () => {
      const ports = aStore();
      const [asha, ravi, farah] = [await ports.ties.someone("Asha"), await ports.ties.someone("Ravi"), await ports.ties.someone("Farah")];
      const answer = await at(on(-5), ports).make(asha, { plan, group: null });
      if (answer.kind !== "ok") throw new Error(answer.refusal.kind);
      const challenge = answer.value;
      for (const one of [asha, ravi, farah]) await at(on(-5), ports).join(one, challenge);
      await at(on(-5), ports).part(farah, { challenge, step: "leave" });
      await at(on(-4), ports).edit(asha, { challenge, plan });
      expect(await told(ports, ravi)).toEqual([]);
      for (const cap of [9_000, 8_000]) await at(on(-3, cap / 1_000), ports).edit(asha, { challenge, plan: { ...plan, cap } });
      expect(await told(ports, ravi)).toEqual(["challenge-changed"]);
      await ports.ties.notifications.markAllRead(ravi, on(-3));
      await at(on(-2), ports).edit(asha, { challenge, plan });
      expect(await told(ports, ravi)).toEqual(["challenge-changed", "challenge-changed"]);
      expect(await at(on(-1), ports).cancelByStaff("dev", { challenge, reason: "report 31" })).toEqual(ok(true));
      expect(await at(on(-1), ports).cancelByStaff("dev", { challenge, reason: "report 31" })).toEqual(ok(false));
      expect(await told(ports, ravi)).toEqual(["challenge-cancelled", "challenge-changed", "challenge-changed"]);
      expect(await told(ports, asha)).toEqual(["challenge-cancelled"]);
      expect(await told(ports, farah)).toEqual([]);
      expect((await shown(ports, ravi, challenge, on(-1))).state).toBe("cancelled");
      expect(await at(on(0), ports).removeByStaff(challenge, ravi)).toEqual(refused({ kind: "cancelled" }));
      await makeSwitchFitbookKind({ notifications: ports.ties.notifications, now: () => on(0) })(ravi, {
        kind: "challenge-changed",
        isOn: false,
      });
      expect(await told(ports, ravi)).toEqual([]);
    });

    it("is told of by no staff once it is final", async () => {
      const { ports, challenge } = await three();
      expect(await at(FROZEN, ports).cancelByStaff("dev", { challenge, reason: "late" })).toEqual(
        refused({ kind: "final", since: FROZEN }),
      );
    });
  });
}
