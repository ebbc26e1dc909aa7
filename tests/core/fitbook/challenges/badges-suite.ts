import { describe, expect, it } from "vitest";
import { makeChangePart } from "#core/fitbook/challenges/change-part.use-case.ts";
import { makeListBadges } from "#core/fitbook/challenges/list-badges.use-case.ts";
import { makeMakeChallenge } from "#core/fitbook/challenges/make-challenge.use-case.ts";
import { makeMarkBadgesShown } from "#core/fitbook/challenges/mark-badges-shown.use-case.ts";
import { makeNoteDay } from "#core/fitbook/challenges/note-day.use-case.ts";
import { makeFreezeChallenges } from "#core/fitbook/challenges/freeze-challenges.use-case.ts";
import { challengeId } from "#core/fitbook/challenge.ts";
import { makeShowPerson } from "#core/fitbook/people/show-person.use-case.ts";
import { makeJoinChallenge } from "#core/notifications/challenges/join-challenge.use-case.ts";
import { day, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PlayerPorts } from "#tests/core/fitbook/player-ports.ts";

const START = day("2026-11-20");
const noon = (nth: number): number => firstInstantOf(daysAfter(START, nth)) + 12 * 60 * 60 * 1000;

function at(instant: number, { ties, challenges, people }: PlayerPorts) {
  const parts = { challenges, people, requests: ties.port, now: () => instant, newId: () => crypto.randomUUID() };
  return {
    make: makeMakeChallenge(parts),
    join: makeJoinChallenge(parts),
    note: makeNoteDay(parts),
    part: makeChangePart(parts),
    freeze: makeFreezeChallenges(parts),
    badges: makeListBadges(parts),
    mark: makeMarkBadgesShown(parts),
    person: makeShowPerson({ ...parts, groups: ties.groups }),
  };
}

export function badgesSuite(store: string, aStore: () => PlayerPorts): void {
  describe(`badges in ${store}`, () => {
    /** Asha and Ravi, and how one plays against the other for a day: what each enters. */
    async function playing() {
      const ports = aStore();
      const [asha, ravi] = [await ports.ties.someone("Asha"), await ports.ties.someone("Ravi")];
      async function played(start: number, amounts: readonly [number, number]): Promise<ChallengeId> {
        const first = daysAfter(START, start);
        const made = await at(noon(start - 1), ports).make(asha, {
          plan: {
            activity: `Steps of ${first}`,
            about: "",
            measure: "steps",
            scoring: { kind: "total" },
            cap: 10_000,
            goal: 9_000,
            start: first,
            end: first,
            isOpen: true,
          },
          group: null,
        });
        if (made.kind !== "ok") throw new Error(made.refusal.kind);
        for (const [nth, one] of [asha, ravi].entries()) {
          await at(noon(start), ports).join(one, made.value);
          await at(noon(start), ports).note(one, { challenge: made.value, day: first, amount: amounts[nth] ?? 0 });
        }
        return made.value;
      }
      const won = async (who: CustomerId, instant: number) =>
        (await at(instant, ports).badges(who)).map(({ challenge, isNew }) => [challenge.id, challenge.me?.badges.join(" "), isNew]);
      const told = async (viewer: CustomerId, who: CustomerId) => {
        const answer = await at(noon(9), ports).person(viewer, { id: who, as: null });
        return answer.kind === "ok" ? answer.value.badges : answer.refusal.kind;
      };
      return { ports, asha, ravi, played, won, told };
    }

    it("are there from the result on, the last challenge first, and new until they were shown", async () => {
      const { ports, asha, ravi, played, won } = await playing();
      const first = await played(0, [9_500, 500]);
      const second = await played(1, [10, 9_000]);
      expect(await won(asha, noon(1))).toEqual([]);
      await at(noon(3), ports).freeze();
      expect(await won(asha, noon(3))).toEqual([
        [second, "silver", true],
        [first, "gold finisher", true],
      ]);
      await at(noon(3), ports).mark(asha, [first]);
      await at(noon(4), ports).mark(asha, [first, challengeId("none")]);
      await at(noon(3), ports).mark(asha, []);
      expect(await won(asha, noon(4))).toEqual([
        [second, "silver", true],
        [first, "gold finisher", false],
      ]);
      expect(await won(ravi, noon(4))).toEqual([
        [second, "gold finisher", true],
        [first, "silver", true],
      ]);
    });

    it("are there for whoever asks first, where no job came", async () => {
      const { asha, played, won } = await playing();
      const challenge = await played(0, [9_500, 500]);
      expect(await won(asha, firstInstantOf(daysAfter(START, 2)) - 1)).toEqual([]);
      expect(await won(asha, firstInstantOf(daysAfter(START, 2)))).toEqual([[challenge, "gold finisher", true]]);
    });

    it("are marked by nobody for somebody else", async () => {
      const { ports, asha, ravi, played, won } = await playing();
      const challenge = await played(0, [9_500, 500]);
      await at(noon(2), ports).freeze();
      const stranger = await ports.ties.someone("Meera");
      for (const one of [ravi, stranger]) await at(noon(3), ports).mark(one, [challenge]);
      expect(await won(asha, noon(3))).toEqual([[challenge, "gold finisher", true]]);
      expect(await won(stranger, noon(3))).toEqual([]);
    });

    it("are counted on a profile for whom it shows them to, and none that was won without a name", async () => {
      const { ports, asha, ravi, played, told } = await playing();
      await played(0, [9_500, 500]);
      await played(1, [9_500, 400]);
      const hidden = await played(2, [9_500, 300]);
      await at(noon(6), ports).freeze();
      await at(noon(6), ports).part(asha, { challenge: hidden, step: "hide" });
      expect(await told(asha, asha)).toEqual({ gold: 2, finisher: 2 });
      expect(await told(ravi, asha)).toBeNull();
      await ports.follow(ravi, asha);
      expect(await told(ravi, asha)).toEqual({ gold: 2, finisher: 2 });
      expect(await told(ravi, ravi)).toEqual({ silver: 3 });
    });
  });
}
