import { describe, expect, it } from "vitest";
import { makeChangePart } from "#core/fitbook/challenges/change-part.use-case.ts";
import { makeMakeChallenge } from "#core/fitbook/challenges/make-challenge.use-case.ts";
import { makeNoteDay } from "#core/fitbook/challenges/note-day.use-case.ts";
import { makeShowBoard } from "#core/fitbook/challenges/show-board.use-case.ts";
import { makeShowChallenge } from "#core/fitbook/challenges/show-challenge.use-case.ts";
import { boardFindings } from "#core/fitbook/staff/board-differences.ts";
import { makeJoinChallenge } from "#core/notifications/challenges/join-challenge.use-case.ts";
import { day, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import { aGlass, aPut, aRemoval } from "#tests/builders/a-tracker-op.ts";
import type { ChallengePlan } from "#core/fitbook/challenges/challenge-plan.ts";
import type { Challenges } from "#core/fitbook/challenges/challenges.port.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { People } from "#core/fitbook/profiles/people.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Trackers } from "#core/trackers/trackers.port.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";

export type Ports = { readonly ties: RelationPorts; readonly challenges: Challenges; readonly people: People; readonly trackers: Trackers };

const START = day("2026-11-20");
/** An instant of the challenge: hours from the first instant of its day of this number, counted from 0. */
const on = (nth: number, hours = 12): number => firstInstantOf(daysAfter(START, nth)) + hours * 60 * 60 * 1000;
const water: ChallengePlan = {
  activity: "Two litres",
  about: "",
  measure: "water_ml",
  scoring: { kind: "total" },
  cap: 2_000,
  goal: null,
  start: START,
  end: daysAfter(START, 2),
  isOpen: true,
};

function at(instant: number, { ties, challenges, people }: Ports) {
  const parts = { challenges, people, now: () => instant };
  return {
    make: makeMakeChallenge({ ...parts, newId: () => crypto.randomUUID() }),
    show: makeShowChallenge(parts),
    board: makeShowBoard(parts),
    part: makeChangePart(parts),
    note: makeNoteDay(parts),
    join: makeJoinChallenge({ requests: ties.port, now: () => instant }),
  };
}

export function trackedDaysSuite(store: string, aStore: () => Ports): void {
  describe(`challenges that count a tracker, in ${store}`, () => {
    /** Asha and Ravi play from the first hour on; nobody has allowed anything yet. */
    async function two(given: Partial<ChallengePlan> = {}) {
      const ports = aStore();
      const [asha, ravi] = [await ports.ties.someone("Asha"), await ports.ties.someone("Ravi")];
      const made = await at(on(-1), ports).make(asha, { plan: { ...water, ...given }, group: null });
      if (made.kind !== "ok") throw new Error(made.refusal.kind);
      for (const one of [asha, ravi]) expect(await at(on(0, 1), ports).join(one, made.value)).toEqual(ok("member"));
      return { ports, asha, ravi, challenge: made.value };
    }
    const allow = (ports: Ports, customer: CustomerId, challenge: ChallengeId, instant: number) =>
      at(instant, ports).part(customer, { challenge, step: "share_tracker" });
    async function daysOf(ports: Ports, customer: CustomerId, challenge: ChallengeId, instant: number) {
      const shown = await at(instant, ports).show(customer, challenge);
      if (shown.kind !== "ok") throw new Error(shown.refusal.kind);
      return shown.value.days.map(({ amount, counted }) => [amount, counted]);
    }
    const scoreOf = async (ports: Ports, customer: CustomerId, challenge: ChallengeId, instant: number) => {
      const shown = await at(instant, ports).show(customer, challenge);
      return shown.kind === "ok" ? (shown.value.challenge.me?.score ?? null) : null;
    };

    it("count nothing until their player allows it, then the open days and each change of them", async () => {
      const { ports, asha, ravi, challenge } = await two();
      const [morning, noon] = [aPut(aGlass(700, on(0, 8))), aPut(aGlass(1_800, on(0, 12)))];
      await ports.trackers.take(asha, [morning], on(0, 8));
      expect(await scoreOf(ports, asha, challenge, on(0, 9))).toBe(0);
      expect(await allow(ports, asha, challenge, on(0, 9))).toEqual(ok(null));
      expect(await scoreOf(ports, asha, challenge, on(0, 9))).toBe(700);
      await ports.trackers.take(asha, [noon], on(0, 12));
      expect(await daysOf(ports, asha, challenge, on(0, 13))).toEqual([[2_500, 2_000]]);
      await ports.trackers.take(asha, [aRemoval(morning)], on(0, 14));
      expect(await daysOf(ports, asha, challenge, on(0, 15))).toEqual([[1_800, 1_800]]);
      await ports.trackers.take(ravi, [aPut(aGlass(900, on(0, 12)))], on(0, 12));
      expect(await scoreOf(ports, ravi, challenge, on(0, 15))).toBe(0);
    });

    it("follow an entry that is moved between days, and keep a day once the next is over", async () => {
      const { ports, asha, challenge } = await two();
      await allow(ports, asha, challenge, on(0, 2));
      const glass = aPut(aGlass(600, on(0, 20)));
      await ports.trackers.take(asha, [glass], on(0, 20));
      const moved = aPut(aGlass(600, on(1, 1)), { entry: glass.entry, n: 2, at: on(1, 2) });
      await ports.trackers.take(asha, [moved], on(1, 2));
      expect(await daysOf(ports, asha, challenge, on(1, 3))).toEqual([
        [600, 600],
        [null, 0],
      ]);
      await ports.trackers.take(asha, [aPut(aGlass(500, on(0, 10)))], on(1, 4));
      expect(await scoreOf(ports, asha, challenge, on(1, 5))).toBe(1_100);
      await ports.trackers.take(asha, [aPut(aGlass(400, on(0, 11))), aRemoval(moved)], on(2, 1)); // The first day is closed, the second is not.
      expect(await daysOf(ports, asha, challenge, on(2, 2))).toEqual([
        [null, 0],
        [null, 0],
        [500, 500],
      ]);
    });

    it("keep what was counted when a tracker is erased later, and take back what can still change", async () => {
      const { ports, asha, challenge } = await two();
      await allow(ports, asha, challenge, on(0, 2));
      for (const nth of [0, 1, 2]) await ports.trackers.take(asha, [aPut(aGlass(300, on(nth)))], on(nth));
      expect(await scoreOf(ports, asha, challenge, on(2))).toBe(900);
      await ports.trackers.erase(asha, ["water"], on(2, 13));
      expect(await scoreOf(ports, asha, challenge, on(2, 14))).toBe(300);
    });

    it("stop when their player says so, and when they leave", async () => {
      const { ports, asha, ravi, challenge } = await two();
      for (const one of [asha, ravi]) {
        await allow(ports, one, challenge, on(0, 2));
        await ports.trackers.take(one, [aPut(aGlass(300, on(0, 3)))], on(0, 3));
      }
      expect(await at(on(0, 4), ports).part(asha, { challenge, step: "stop_tracker" })).toEqual(ok(null));
      await at(on(0, 4), ports).part(ravi, { challenge, step: "leave" });
      for (const one of [asha, ravi]) await ports.trackers.take(one, [aPut(aGlass(400, on(0, 5)))], on(0, 5));
      expect(await scoreOf(ports, asha, challenge, on(0, 6))).toBe(300);
      await at(on(0, 7), ports).join(ravi, challenge);
      await ports.trackers.take(ravi, [aPut(aGlass(100, on(0, 8)))], on(0, 8));
      expect(await scoreOf(ports, ravi, challenge, on(0, 9))).toBe(300);
      await allow(ports, ravi, challenge, on(0, 10));
      expect(await scoreOf(ports, ravi, challenge, on(0, 11))).toBe(800);
    });

    it("take no figure by hand, and steps take none from a tracker", async () => {
      const { ports, asha, challenge } = await two();
      expect(await at(on(0), ports).note(asha, { challenge, day: START, amount: 500 })).toEqual(refused({ kind: "tracked" }));
      const steps = await two({ measure: "steps" });
      expect(await allow(steps.ports, steps.asha, steps.challenge, on(0))).toEqual(refused({ kind: "untracked" }));
      const stranger = await ports.ties.someone("Farah");
      expect(await allow(ports, stranger, challenge, on(0))).toEqual(refused({ kind: "not-player" }));
    });

    it("have a board that its entries make again, and one that is final for good", async () => {
      const { ports, asha, ravi, challenge } = await two();
      for (const [one, ml] of [
        [asha, 1_500],
        [ravi, 900],
      ] as const) {
        await allow(ports, one, challenge, on(0, 2));
        await ports.trackers.take(one, [aPut(aGlass(ml, on(1)))], on(1));
      }
      const stored = await ports.challenges.keptBoard(challenge);
      expect(stored === null ? null : boardFindings(stored, on(1, 13)).differences).toEqual([]);
      expect(await at(on(5), ports).board(asha, { challenge, from: 0 })).toMatchObject({ value: { isFinal: true } });
      await ports.trackers.take(asha, [aPut(aGlass(2_000, on(2)))], on(5));
      expect(await allow(ports, asha, challenge, on(5))).toMatchObject({ kind: "refused", refusal: { kind: "final" } });
      const board = await at(on(6), ports).board(asha, { challenge, from: 0 });
      expect(board).toMatchObject({ value: { lines: [{ score: 1_500 }, { score: 900 }] } });
    });

    it("are allowed one after the other while glasses are noted, and count each in all of them", async () => {
      const { ports, asha, challenge: first } = await two();
      const challenges = [first];
      for (let nth = 0; nth < 3; nth++) {
        const made = await at(on(-1), ports).make(asha, { plan: water, group: null });
        if (made.kind !== "ok") throw new Error(made.refusal.kind);
        await at(on(0, 1), ports).join(asha, made.value);
        challenges.push(made.value);
      }
      const glasses = Array.from({ length: 12 }, (_, nth) => aPut(aGlass(100, on(0, 3) + nth)));
      await Promise.all([
        ...challenges.toReversed().map((challenge) => allow(ports, asha, challenge, on(0, 4))),
        ...glasses.map((glass) => ports.trackers.take(asha, [glass], on(0, 4))),
      ]);
      for (const challenge of challenges) expect(await scoreOf(ports, asha, challenge, on(0, 5))).toBe(1_200);
    });

    it("count a glass that is noted in the moment in which it is allowed", async () => {
      const { ports, asha, challenge } = await two();
      const glasses = Array.from({ length: 8 }, (_, nth) => aPut(aGlass(100, on(0, 3) + nth)));
      await Promise.all([allow(ports, asha, challenge, on(0, 4)), ...glasses.map((glass) => ports.trackers.take(asha, [glass], on(0, 4)))]);
      expect(await scoreOf(ports, asha, challenge, on(0, 5))).toBe(800);
    });
  });
}
