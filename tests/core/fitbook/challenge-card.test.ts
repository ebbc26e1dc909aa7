import { expect, it } from "vitest";
import { challengeCard } from "#core/fitbook/posts/challenge-card.ts";
import { challengeId } from "#core/fitbook/challenge.ts";
import { answeredChallenge } from "#core/fitbook/challenges/visible-challenge.ts";
import { day } from "#core/shared/day.ts";
import type { PlainChallenge } from "#core/fitbook/challenges/visible-challenge.ts";

const me = { rank: 2, score: 900, next: 10, nextRank: 1, isAnonymous: false, sharesTracker: false, badges: ["silver"] } as const;
const cardOf = (given: Partial<PlainChallenge>) =>
  challengeCard(
    answeredChallenge({
      id: challengeId("c"),
      activity: "Lake",
      about: "Sentinel",
      hindi: { activity: "झील", about: "" },
      measure: "steps",
      scoring: { kind: "total" },
      cap: 100,
      goal: null,
      start: day("2026-11-20"),
      end: day("2026-11-22"),
      isOpen: true,
      isForAll: true,
      group: null,
      maker: null,
      isMine: false,
      membership: "member",
      state: "completed",
      isJoinable: false,
      mayInvite: false,
      mayEdit: false,
      mayCancel: false,
      mayRemove: false,
      removedFor: null,
      isCorrected: false,
      frozenAt: 0,
      players: 7,
      me,
      ...given,
    }),
  );

it("a card tells one's own figures of a challenge that is over, and its title where everybody may see it", () => {
  expect(cardOf({})).toEqual({
    activity: "Lake",
    hindi: { activity: "झील" },
    measure: "steps",
    scoring: { kind: "total" },
    start: "2026-11-20",
    end: "2026-11-22",
    score: 900,
    rank: 2,
    players: 7,
    badges: ["silver"],
  });
  expect(cardOf({ isOpen: false })).toMatchObject({ activity: null, hindi: null });
  expect(cardOf({ isForAll: false })).toMatchObject({ activity: null, hindi: null });
});

it("there is no card of what is not over, not played or without a rank", () => {
  for (const state of ["upcoming", "ongoing", "settling", "cancelled"] as const) expect(cardOf({ state })).toBeNull();
  expect(cardOf({ me: null })).toBeNull();
  expect(cardOf({ me: { ...me, rank: null } })).toBeNull();
});
