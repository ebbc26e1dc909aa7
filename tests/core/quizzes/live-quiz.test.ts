import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { HOST_ACTS, hostedTurns } from "#core/quizzes/live/hosted-turns.ts";
import { liveStage, stageChangesAt } from "#core/quizzes/live/live-stage.ts";
import { openTurnOf, openTurns } from "#core/quizzes/open-turn.ts";
import { refused } from "#core/shared/result.ts";
import { aLiveQuiz, HOUR } from "./a-quiz.ts";
import type { TurnedQuiz } from "#core/quizzes/content/turned-quiz.ts";

const { quiz } = aLiveQuiz({ id: quizId("live") });
const at = quiz.opensAt + HOUR / 4;
const hosted = (turns: TurnedQuiz["turns"] = []): TurnedQuiz => ({ quiz, turns });
const turn = (question: string, begins: number) => ({ question, at: begins, closedAt: null });

describe("a live quiz", () => {
  it("has a question, its end, two seconds of silence, and then its answer, to the millisecond", () => {
    const turnedQuiz = hosted([turn("salt", at)]);
    expect([at - 1, at, at + 19_999, at + 20_000, at + 21_999, at + 22_000].map((now) => liveStage(turnedQuiz, now).kind)).toEqual([
      ...["lobby", "question", "question", "ended", "ended", "told"],
    ]);
    expect([quiz.closesAt + 1_999, quiz.closesAt + 2_000].map((now) => liveStage(turnedQuiz, now).kind)).toEqual(["told", "over"]);
  });

  it("changes by itself at the instants that it says, and at no other", () => {
    const anyTurns = fc.uniqueArray(fc.integer({ min: 0, max: HOUR / 2 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(anyTurns, fc.nat(HOUR), (begins, later) => {
        const turns = begins.toSorted((a, b) => a - b).map((after, nth) => turn(quiz.questions[nth]?.id ?? "", quiz.opensAt + after));
        const now = (turns.at(-1)?.at ?? 0) + later;
        const changes = stageChangesAt(hosted(turns), now);
        const kindAt = (instant: number) => liveStage(hosted(turns), instant).kind;
        if (changes === null) expect(kindAt(now)).toBe("over");
        else expect([kindAt(changes - 1), kindAt(changes) === kindAt(now)]).toEqual([kindAt(now), false]);
      }),
    );
  });

  it("is opened question by question once the answer is told, or at once by next", () => {
    expect(hostedTurns(hosted(), "open", quiz.opensAt - 1)).toEqual(refused({ kind: "not-open" }));
    expect(hostedTurns(hosted(), "open", quiz.closesAt)).toEqual(refused({ kind: "not-open" }));
    const running = hosted([turn("salt", at)]);
    expect(hostedTurns(running, "open", at + 21_999)).toEqual(refused({ kind: "running", question: "salt" }));
    expect(hostedTurns(running, "open", at + 22_000)).toMatchObject({ value: { turns: [{ question: "salt" }, { question: "b12" }] } });
    expect(hostedTurns(running, "next", at + 1)).toMatchObject({
      value: { turns: [{ question: "salt" }, { question: "b12", at: at + 1 }] },
    });
    expect(hostedTurns(running, "close", at + 5)).toMatchObject({ value: { turns: [{ closedAt: at + 5 }] } });
    expect(hostedTurns(running, "close", at + 20_000)).toEqual(refused({ kind: "none-running" }));
    expect(hostedTurns(running, "end", at + 5)).toMatchObject({ value: { quiz: { closesAt: at + 6 } } });
    const all = hosted(quiz.questions.map(({ id }, nth) => turn(id, at + nth)));
    expect(hostedTurns(all, "next", at + HOUR / 8)).toEqual(refused({ kind: "all-asked" }));
    expect(hostedTurns({ quiz: { ...quiz, mode: { kind: "questionnaire", minutes: 1, passPercent: 1 } }, turns: [] }, "open", at)).toEqual(
      refused({ kind: "not-live" }),
    );
  });

  it("asks each question once, one after the other, whatever its host does and however the clock jumps", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...HOST_ACTS), fc.integer({ min: -HOUR, max: HOUR })), { maxLength: 30 }), (acts) => {
        let now = at;
        let stands = hosted();
        for (const [act, after] of acts) {
          now += after;
          const done = hostedTurns(stands, act, now);
          if (done.kind === "ok") stands = done.value;
          const requested = stands.turns.map(({ question }) => question);
          expect(requested).toEqual(quiz.questions.slice(0, requested.length).map(({ id }) => id));
          const times = stands.turns.map((one) => one.at);
          expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
          expect(times.every((time) => time >= quiz.opensAt && time < quiz.closesAt)).toBe(true);
          expect(stands.quiz.closesAt).toBeGreaterThan(quiz.opensAt);
          const spans = openTurns(stands.quiz, stands.turns);
          for (const { id } of quiz.questions) expect(openTurnOf(stands.quiz, stands.turns, id)).toEqual(spans.get(id) ?? null);
        }
      }),
    );
  });
});
