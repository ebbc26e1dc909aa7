import { describe, expect, it } from "vitest";
import * as fc from "fast-check";
import { makeBlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { makeCancelChallenge } from "#core/fitbook/challenges/cancel-challenge.use-case.ts";
import { makeChangePart } from "#core/fitbook/challenges/change-part.use-case.ts";
import { makeEditChallenge } from "#core/fitbook/challenges/edit-challenge.use-case.ts";
import { makeListChallenges } from "#core/fitbook/challenges/list-challenges.use-case.ts";
import { makeMakeChallenge } from "#core/fitbook/challenges/make-challenge.use-case.ts";
import { makeNoteDay } from "#core/fitbook/challenges/note-day.use-case.ts";
import { makeFreezeChallenges } from "#core/fitbook/challenges/freeze-challenges.use-case.ts";
import { makeShowBoard } from "#core/fitbook/challenges/show-board.use-case.ts";
import { makeShowChallenge } from "#core/fitbook/challenges/show-challenge.use-case.ts";
import { boardFindings } from "#core/fitbook/staff/board-differences.ts";
import { makeRebuildBoard } from "#core/fitbook/staff/rebuild-board.use-case.ts";
import { challengeId } from "#core/fitbook/challenge.ts";
import { leaderboard } from "#core/fitbook/leaderboard/leaderboard.ts";
import { makeJoinChallenge } from "#core/notifications/challenges/join-challenge.use-case.ts";
import { day, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import type { ChallengePlan } from "#core/fitbook/challenges/challenge-plan.ts";
import type { ChallengePlace, Challenges } from "#core/fitbook/challenges/challenges.port.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { People } from "#core/fitbook/profiles/people.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";

export type Ports = { readonly ties: RelationPorts; readonly challenges: Challenges; readonly people: People };

const START = day("2026-11-20");
const HOUR = 60 * 60 * 1000;
/** An instant of the challenge: hours from the first instant of its day of this number, counted from 0. */
export const on = (nth: number, hours = 12): number => firstInstantOf(daysAfter(START, nth)) + hours * HOUR;
export const dayOf = (nth: number) => daysAfter(START, nth);

const plan: ChallengePlan = {
  activity: "Steps to the temple",
  about: "Every day a little",
  measure: "steps",
  scoring: { kind: "total" },
  cap: 10_000,
  goal: null,
  start: START,
  end: daysAfter(START, 2),
  isOpen: true,
};

/** Everything that can be done about challenges at an instant, by what core decides over one store. */
export function at(instant: number, { ties, challenges, people }: Ports) {
  const parts = { challenges, people, now: () => instant };
  return {
    make: makeMakeChallenge({ ...parts, newId: () => crypto.randomUUID() }),
    edit: makeEditChallenge(parts),
    cancel: makeCancelChallenge(parts),
    list: makeListChallenges(parts),
    show: makeShowChallenge(parts),
    board: makeShowBoard(parts),
    part: makeChangePart(parts),
    note: makeNoteDay(parts),
    freeze: makeFreezeChallenges(parts),
    join: makeJoinChallenge({ requests: ties.port, now: () => instant }),
    block: makeBlockUser({ blocks: ties.blocks, now: () => instant }),
  };
}

export async function made(ports: Ports, maker: CustomerId, given: Partial<ChallengePlan> = {}): Promise<ChallengeId> {
  const answer = await at(on(-1), ports).make(maker, { plan: { ...plan, ...given }, group: null });
  if (answer.kind !== "ok") throw new Error(answer.refusal.kind);
  return answer.value;
}

/** What its board says to somebody: ranks, names and scores. */
export async function boardFor(ports: Ports, viewer: CustomerId, challenge: ChallengeId, instant: number) {
  const answer = await at(instant, ports).board(viewer, { challenge, from: 0 });
  if (answer.kind !== "ok") return answer.refusal.kind;
  const { lines, isFinal, challenge: shown } = answer.value;
  return {
    isFinal,
    me: shown.me,
    lines: lines.map(({ rank, person, score, badges }) => [rank, person?.name ?? null, score, badges.join(" ")]),
  };
}

export function challengesSuite(store: string, aStore: () => Ports): void {
  describe(`challenges in ${store}`, () => {
    async function three(given: Partial<ChallengePlan> = {}) {
      const ports = aStore();
      const [asha, ravi, farah] = [await ports.ties.someone("Asha"), await ports.ties.someone("Ravi"), await ports.ties.someone("Farah")];
      const challenge = await made(ports, asha, given);
      for (const one of [asha, ravi, farah]) expect(await at(on(0, 1), ports).join(one, challenge)).toEqual(ok("member"));
      return { ports, asha, ravi, farah, challenge };
    }

    it("rank who plays by what they enter, with ties, caps and what is missing", async () => {
      const { ports, asha, ravi, farah, challenge } = await three();
      const noted = at(on(0), ports).note;
      expect(await noted(asha, { challenge, day: START, amount: 25_000 })).toEqual(ok(null));
      expect(await noted(ravi, { challenge, day: START, amount: 10_000 })).toEqual(ok(null));
      expect(await noted(farah, { challenge, day: START, amount: 9_360 })).toEqual(ok(null));
      const board = await boardFor(ports, farah, challenge, on(0));
      expect(board).toMatchObject({ isFinal: false, me: { rank: 3, score: 9_360, next: 640, nextRank: 1 } });
      expect(board).toHaveProperty("lines", [
        ...[asha, ravi].toSorted().map((one) => [1, one === asha ? "Asha" : "Ravi", 10_000, ""]),
        [3, "Farah", 9_360, ""],
      ]);
    });

    it("change a day as often as somebody likes until the next is over, and say why not afterwards", async () => {
      const { ports, asha, challenge } = await three();
      const note = (instant: number, nth: number, amount: number | null) =>
        at(instant, ports).note(asha, { challenge, day: dayOf(nth), amount });
      expect(await note(on(0), 1, 5)).toEqual(refused({ kind: "early", day: dayOf(1) }));
      expect(await note(on(0), 9, 5)).toEqual(refused({ kind: "outside" }));
      expect(await note(on(0), 0, null)).toEqual(ok(null));
      expect(await note(on(0), 0, 400)).toEqual(ok(null));
      expect(await note(on(1), 0, 700)).toEqual(ok(null));
      expect(await note(on(2, 0), 0, 900)).toEqual(refused({ kind: "late", day: START, until: on(2, 0) }));
      expect(await note(on(2), 1, 100)).toEqual(ok(null));
      expect(await note(on(2), 1, null)).toEqual(ok(null));
      const shown = await at(on(2), ports).show(asha, challenge);
      expect(shown).toMatchObject({
        value: {
          days: [
            { day: dayOf(2), amount: null, counted: 0, reason: null, isOpen: true },
            { day: dayOf(1), amount: null, counted: 0, reason: "removed", isOpen: true },
            { day: dayOf(0), amount: 700, counted: 700, reason: "counted", isOpen: false },
          ],
          challenge: { me: { score: 700 } },
        },
      });
    });

    it("are final two days after their end, with badges, and nothing changes them", async () => {
      const { ports, asha, ravi, farah, challenge } = await three();
      for (const nth of [0, 1]) await at(on(nth), ports).note(ravi, { challenge, day: dayOf(nth), amount: 6_000 });
      for (const nth of [0, 1]) await at(on(nth), ports).note(farah, { challenge, day: dayOf(nth), amount: 6_000 });
      const frozen = on(4, 0);
      expect(await at(frozen - 1, ports).note(asha, { challenge, day: dayOf(2), amount: 50 })).toEqual(ok(null));
      await at(frozen, ports).freeze();
      await at(frozen, ports).freeze();
      const final = await boardFor(ports, asha, challenge, frozen);
      expect(final).toEqual({
        isFinal: true,
        me: { rank: 3, score: 50, next: 11_950, nextRank: 1, isAnonymous: false, sharesTracker: false, badges: ["bronze"] },
        lines: [
          ...[ravi, farah].toSorted().map((one) => [1, one === ravi ? "Ravi" : "Farah", 12_000, "gold finisher"]),
          [3, "Asha", 50, "bronze"],
        ],
      });
      const since = { kind: "final", since: frozen } as const;
      expect(await at(frozen, ports).note(asha, { challenge, day: dayOf(2), amount: 51 })).toEqual(refused(since));
      expect(await at(frozen, ports).part(asha, { challenge, step: "leave" })).toEqual(refused(since));
      expect(await at(frozen, ports).cancel(asha, challenge)).toEqual(refused(since));
      expect(await boardFor(ports, asha, challenge, on(40))).toEqual(final);
      await at(on(40), ports).part(ravi, { challenge, step: "hide" });
      const lines = (await boardFor(ports, asha, challenge, on(40))) as { lines: unknown[][] };
      expect(lines.lines.map(([rank, name]) => [rank, name])).toEqual(
        [ravi, farah]
          .toSorted()
          .map((one) => [1, one === ravi ? null : "Farah"])
          .concat([[3, "Asha"]]),
      );
    });

    it("are frozen by whoever asks first, where no job came", async () => {
      const { ports, asha, ravi, challenge } = await three();
      await at(on(0), ports).note(asha, { challenge, day: START, amount: 1 });
      expect(await boardFor(ports, ravi, challenge, on(4, 0))).toMatchObject({ isFinal: true, me: { rank: null, score: 0 } });
    });

    it("name nobody to whom is blocked with them or chose to be a player, and leave no hole", async () => {
      const { ports, asha, ravi, farah, challenge } = await three();
      await at(on(0), ports).note(ravi, { challenge, day: START, amount: 20 });
      await at(on(0), ports).note(farah, { challenge, day: START, amount: 10 });
      expect(await at(on(0), ports).block(ravi, farah)).toEqual(ok(null));
      await at(on(0), ports).part(asha, { challenge, step: "hide" });
      const names = async (viewer: CustomerId) =>
        ((await boardFor(ports, viewer, challenge, on(0))) as { lines: unknown[][] }).lines.map(([, name]) => name);
      expect(await names(farah)).toEqual([null, "Farah", null]);
      expect(await names(ravi)).toEqual(["Ravi", null, null]);
      expect(await names(asha)).toEqual(["Ravi", "Farah", "Asha"]);
    });

    it("are missing to whom is blocked with their maker, unless they play, and to whom nobody invited", async () => {
      const { ports, asha, ravi, challenge } = await three();
      const [meera, kabir] = [await ports.ties.someone("Meera"), await ports.ties.someone("Kabir")];
      const closed = await made(ports, asha, { isOpen: false, activity: "Ours" });
      await at(on(0), ports).block(asha, meera);
      await at(on(0), ports).block(ravi, asha);
      const unknown = refused({ kind: "unknown-challenge" });
      for (const [who, which] of [
        [meera, challenge],
        [kabir, closed],
        [kabir, challengeId("none")],
      ] as const) {
        expect(await at(on(0), ports).show(who, which)).toEqual(unknown);
        expect(await at(on(0), ports).board(who, { challenge: which, from: "me" })).toEqual(unknown);
        expect(await at(on(0), ports).join(who, which)).toEqual(unknown);
        expect(await at(on(0), ports).note(who, { challenge: which, day: START, amount: 1 })).toEqual(unknown);
        expect(await at(on(0), ports).part(who, { challenge: which, step: "leave" })).toEqual(unknown);
        expect(await at(on(0), ports).edit(who, { challenge: which, plan })).toEqual(unknown);
        expect(await at(on(0), ports).cancel(who, which)).toEqual(unknown);
      }
      expect(await at(on(0), ports).show(ravi, challenge)).toMatchObject({ kind: "ok", value: { challenge: { maker: null } } });
      const listed = async (who: CustomerId) =>
        (await at(on(0), ports).list(who, { list: "running", after: null })).challenges.map(({ id }) => id);
      expect(await listed(meera)).not.toContain(challenge);
      expect(await listed(kabir)).toContain(challenge);
      expect(await listed(kabir)).not.toContain(closed);
    });

    it("are edited until their first day and cancelled until they are final, by their maker", async () => {
      const { ports, asha, challenge } = await three();
      const edited = { ...plan, activity: "Steps to the lake", scoring: { kind: "streak", dayGoal: 500 } } as const;
      expect(await at(on(-1), ports).edit(asha, { challenge, plan: { ...edited, end: daysAfter(START, 200) } })).toEqual(
        refused({ kind: "impossible-plan" }),
      );
      expect(await at(on(-1), ports).edit(asha, { challenge, plan: edited })).toEqual(ok(null));
      expect(await at(on(-1), ports).show(asha, challenge)).toMatchObject({
        value: { challenge: { activity: "Steps to the lake", mayEdit: true } },
      });
      expect(await at(on(0), ports).edit(asha, { challenge, plan })).toEqual(refused({ kind: "challenge-started" }));
      expect(await at(on(1), ports).cancel(asha, challenge)).toEqual(ok(null));
      expect(await at(on(1), ports).cancel(asha, challenge)).toEqual(ok(null));
      expect(await boardFor(ports, asha, challenge, on(1))).toEqual({ isFinal: false, me: null, lines: [] });
      await at(on(9), ports).freeze();
      expect(await at(on(9), ports).show(asha, challenge)).toMatchObject({ value: { challenge: { state: "cancelled", players: 0 } } });
    });

    it("begin with two players or not at all, and let nobody join after their first day", async () => {
      const ports = aStore();
      const [asha, ravi] = [await ports.ties.someone("Asha"), await ports.ties.someone("Ravi")];
      const challenge = await made(ports, asha);
      await at(on(0), ports).join(asha, challenge);
      expect(await at(on(1), ports).show(asha, challenge)).toMatchObject({
        value: { challenge: { state: "cancelled", isJoinable: false } },
      });
      expect(await at(on(1), ports).join(ravi, challenge)).toEqual(refused({ kind: "challenge-started" }));
    });

    it("let somebody leave and come back while joining is open, with what they entered", async () => {
      const { ports, asha, ravi, challenge } = await three();
      await at(on(0), ports).note(ravi, { challenge, day: START, amount: 70 });
      expect(await at(on(0), ports).part(ravi, { challenge, step: "leave" })).toEqual(ok(null));
      expect(await at(on(0), ports).note(ravi, { challenge, day: START, amount: 80 })).toEqual(refused({ kind: "not-player" }));
      expect(await boardFor(ports, asha, challenge, on(0))).toMatchObject({ lines: [expect.anything(), expect.anything()] });
      expect(await at(on(0), ports).join(ravi, challenge)).toEqual(ok("member"));
      expect(await boardFor(ports, ravi, challenge, on(0))).toMatchObject({ me: { rank: 1, score: 70 } });
      await at(on(1), ports).part(ravi, { challenge, step: "leave" });
      expect(await at(on(1), ports).join(ravi, challenge)).toEqual(refused({ kind: "challenge-started" }));
    });

    it("have standings that staff put right from the entries, and a result that they only compare", async () => {
      const { ports, asha, ravi, challenge } = await three();
      await at(on(0), ports).note(asha, { challenge, day: START, amount: 900 });
      await at(on(0), ports).note(ravi, { challenge, day: START, amount: 800 });
      const rebuild = (instant: number) => makeRebuildBoard({ challenges: ports.challenges, now: () => instant })("dev", challenge);
      expect(await rebuild(on(0))).toEqual(ok({ kind: "running", differences: [], isPutRight: false }));
      const audit = { at: on(0), who: "test", action: "test", subject: { kind: "challenge", id: challenge }, details: {} };
      await ports.challenges.rebuild(challenge, () => ({
        change: { standings: [{ customer: asha, score: 7, days: 3 }], audit },
        answer: null,
      }));
      const figures = { rank: null, badges: [] };
      const differences = [{ customer: asha, kept: { score: 7, days: 3, ...figures }, worked: { score: 900, days: 1, ...figures } }];
      expect(await rebuild(on(0))).toEqual(ok({ kind: "running", differences, isPutRight: true }));
      expect(await boardFor(ports, asha, challenge, on(0))).toMatchObject({ me: { rank: 1, score: 900 } });
      await at(on(4), ports).freeze();
      expect(await rebuild(on(4))).toEqual(ok({ kind: "final", differences: [], isPutRight: false }));
      expect((await ports.challenges.keptBoard(challenge))?.result.map(({ rank }) => rank)).toEqual([1, 2, null]);
      const unknown = challengeId("nothing");
      expect(await ports.challenges.keptBoard(unknown)).toBeNull();
      expect(await makeRebuildBoard({ challenges: ports.challenges, now: () => on(4) })("dev", unknown)).toEqual(
        refused({ kind: "unknown-challenge" }),
      );
    });

    it("are at most ten of one maker that are not over", async () => {
      const ports = aStore();
      const asha = await ports.ties.someone("Asha");
      const ten = await Promise.all(Array.from({ length: 10 }, () => made(ports, asha)));
      expect(await at(on(-1), ports).make(asha, { plan, group: null })).toEqual(refused({ kind: "too-many" }));
      await at(on(-1), ports).cancel(asha, ten[0] ?? challengeId("none"));
      expect(await at(on(-1), ports).make(asha, { plan, group: null })).toMatchObject({ kind: "ok" });
      expect(await at(on(-1), ports).make(asha, { plan: { ...plan, measure: "sleep_minutes", cap: 541 }, group: null })).toEqual(
        refused({ kind: "impossible-plan" }),
      );
    });

    it("have one list in pages, filled and without a repeat", async () => {
      const ports = aStore();
      const makers = await Promise.all(["Asha", "Ravi", "Farah"].map((name) => ports.ties.someone(name)));
      const meera = await ports.ties.someone("Meera");
      const all: ChallengeId[] = [];
      for (const maker of makers) for (let nth = 0; nth < 9; nth += 1) all.push(await made(ports, maker));
      await at(on(-1), ports).block(meera, makers[1] ?? meera);
      const seen: ChallengeId[] = [];
      let after: ChallengePlace | null = null;
      do {
        const page = await at(on(-1), ports).list(meera, { list: "upcoming", after });
        if (page.next !== null) expect(page.challenges).toHaveLength(20);
        seen.push(...page.challenges.map(({ id }) => id));
        after = page.next;
      } while (after !== null);
      expect(new Set(seen).size).toBe(seen.length);
      const own = new Set(all);
      expect(new Set(seen.filter((id) => own.has(id)))).toEqual(new Set([...all.slice(0, 9), ...all.slice(18)]));
    });

    it("keep a board that is worked out again from the entries alone, in whichever order they came", async () => {
      const entered = fc.record({
        who: fc.nat(2),
        nth: fc.nat(2),
        hours: fc.nat(71),
        amount: fc.option(fc.integer({ min: 1, max: 15_000 })),
      });
      const scored = fc.constantFrom<Pick<ChallengePlan, "goal" | "scoring">>(
        { goal: null, scoring: { kind: "total" } },
        { goal: 12_000, scoring: { kind: "total" } },
        { goal: 2, scoring: { kind: "goal_days", dayGoal: 5_000 } },
        { goal: null, scoring: { kind: "streak", dayGoal: 5_000 } },
      );
      await fc.assert(
        fc.asyncProperty(fc.array(entered, { maxLength: 12 }), scored, fc.boolean(), async (entries, given, leaves) => {
          const { ports, asha, ravi, farah, challenge } = await three(given);
          const players = [asha, ravi, farah];
          for (const { who, nth, hours, amount } of entries.toSorted((a, b) => a.hours - b.hours))
            await at(on(0, hours), ports).note(players[who] ?? asha, { challenge, day: dayOf(nth), amount });
          if (leaves) await at(on(3), ports).part(farah, { challenge, step: "leave" });
          const stored = await ports.challenges.standings(challenge, { from: 0, limit: 10 });
          const whole = (await ports.challenges.keptBoard(challenge)) ?? expect.unreachable();
          const entriesReversed = whole.board.entries.toReversed();
          const anew = leaderboard({ ...whole.board, entries: entriesReversed, at: on(3) });
          expect(stored.rows.map(({ customer, score, days }) => [customer, score, days])).toEqual(
            anew.rows.map(({ person, score, days }) => [person, score, days]),
          );
          expect(boardFindings(whole, on(3))).toEqual({ kind: "running", differences: [] });
          await at(on(5), ports).freeze();
          const result = await ports.challenges.results(challenge, { from: 0, limit: 10 });
          const final = leaderboard({ ...whole.board, entries: entriesReversed, at: on(5) });
          expect(result.map(({ customer: person, isAnonymous: _, ...row }) => ({ person, ...row }))).toEqual(final.rows);
        }),
        { numRuns: 8 },
      );
    });
  });
}
