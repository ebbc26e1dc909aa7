import { describe, expect, it } from "vitest";
import { judgeByRecent } from "#core/quizzes/attempts/recent-quiz.ts";
import { ok, refused } from "#core/shared/result.ts";
import { now } from "#tests/fixtures.ts";
import { aLiveQuiz, HOUR } from "./a-quiz.ts";
import type { TurnedQuiz } from "#core/quizzes/content/turned-quiz.ts";

/** A quiz that a test changes, how often it was read, and a judge that tells when it closes. */
function aRoom() {
  const { quiz } = aLiveQuiz();
  const room = { is: { quiz, turns: [] } as TurnedQuiz | null, read: 0, now };
  const find = async () => {
    room.read += 1;
    return room.is;
  };
  const byRecent = judgeByRecent({ find }, () => room.now);
  const closes = (atLeast = 0) =>
    byRecent(quiz.id, async (found) => (found === null || found.quiz.closesAt < atLeast ? refused("closed") : ok(found.quiz.closesAt)));
  return { room, quiz, closes };
}

describe("judgeByRecent", () => {
  it("reads a quiz once a second, however often it is asked for", async () => {
    const { room, quiz, closes } = aRoom();
    await Promise.all([closes(), closes(), closes()]);
    room.is = { quiz: { ...quiz, closesAt: now }, turns: [] };
    room.now += 999;
    expect(await closes()).toEqual(ok(quiz.closesAt));
    expect(room.read).toBe(1);
    room.now += 1;
    expect(await closes()).toEqual(ok(now));
    expect(room.read).toBe(2);
  });

  it("judges anew what would be refused, and once where it was just read", async () => {
    const { room, quiz, closes } = aRoom();
    await closes();
    room.is = { quiz: { ...quiz, closesAt: quiz.closesAt + HOUR }, turns: [] };
    expect(await closes(quiz.closesAt + 1)).toEqual(ok(quiz.closesAt + HOUR));
    expect(room.read).toBe(2);
    room.now += 1_000;
    expect(await closes(quiz.closesAt + 2 * HOUR)).toEqual(refused("closed"));
    expect(room.read).toBe(3);
  });

  it("keeps nothing where there is no quiz, and reads anew after the clock went back", async () => {
    const { room, quiz, closes } = aRoom();
    room.is = null;
    expect(await closes()).toEqual(refused("closed"));
    room.is = { quiz, turns: [] };
    expect(await closes()).toEqual(ok(quiz.closesAt));
    room.now -= 1;
    await closes();
    expect(room.read).toBe(3);
  });
});
