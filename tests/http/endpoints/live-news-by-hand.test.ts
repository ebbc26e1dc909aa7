import fc from "fast-check";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { QUESTION_KINDS } from "#core/quizzes/content/keyless-quiz.ts";
import { liveStreamContract } from "#adapters/http-contract/quizzes/live-stream.ts";
import { now } from "#tests/fixtures.ts";
import type { LiveStageView, LiveView } from "#core/quizzes/live/live-view.ts";

const anyText = () => fc.string({ unit: "grapheme" });
const anyWords = () => fc.record({ english: anyText(), hindi: fc.option(anyText()) });
const anyMoment = () => fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((passed) => now + passed);
const anyScore = () => fc.option(fc.nat(100_000));
const anyAnswer = () =>
  fc.oneof(anyText(), fc.array(anyText(), { minLength: 1, maxLength: 4 }), fc.double({ noNaN: true, noDefaultInfinity: true }));

const anyQuestion = () =>
  fc.record({
    id: anyText(),
    kind: fc.constantFrom(...QUESTION_KINDS),
    text: anyWords(),
    picture: fc.option(anyText()),
    options: fc.array(fc.record({ id: anyText(), text: anyWords() }), { maxLength: 4 }),
    points: fc.nat(),
    penalty: fc.nat(),
    seconds: fc.nat(),
  });
const anyKey = () =>
  fc.oneof(
    fc.record({ kind: fc.constant("single" as const), option: anyText() }),
    fc.record({ kind: fc.constant("multiple" as const), options: fc.array(anyText()), isPartial: fc.boolean() }),
    fc.record({ kind: fc.constant("order" as const), options: fc.array(anyText()) }),
    fc.record({
      kind: fc.constant("number" as const),
      number: fc.double({ noNaN: true, noDefaultInfinity: true }),
      tolerance: fc.double({ noNaN: true, noDefaultInfinity: true }),
    }),
  );
const asked = () => ({ question: anyQuestion(), place: fc.nat(), begins: anyMoment(), ends: anyMoment() });
const anyStage = (): fc.Arbitrary<LiveStageView> =>
  fc.oneof(
    fc.record({ kind: fc.constantFrom("lobby" as const, "over" as const) }),
    fc.record({ kind: fc.constantFrom("question" as const, "ended" as const), ...asked() }),
    fc.record({
      kind: fc.constant("told" as const),
      ...asked(),
      key: fc.record({ key: anyKey(), explanation: anyWords(), source: anyText() }),
    }),
  );
const anyView = (): fc.Arbitrary<LiveView> =>
  fc.record({
    at: anyMoment(),
    title: anyWords(),
    opensAt: anyMoment(),
    closesAt: anyMoment(),
    questions: fc.nat(),
    players: fc.nat(),
    answered: fc.nat(),
    stage: anyStage(),
    own: fc.option(fc.record({ value: fc.option(anyAnswer()), earned: anyScore(), score: anyScore(), rank: anyScore() })),
    first: fc.array(fc.record({ line: fc.nat(), name: fc.option(anyText()), score: fc.nat(), rank: fc.nat(), isSelf: fc.boolean() }), {
      maxLength: 5,
    }),
  });

it("what a live quiz's stream writes by hand is what its shape encodes, and is read back as what was told", () => {
  fc.assert(
    fc.property(fc.option(anyView(), { freq: 20 }), (view) => {
      const data = liveStreamContract.dataOf({ view });
      expect(data).toBe(JSON.stringify(z.encode(liveStreamContract.shape, { view })));
      expect(liveStreamContract.newsIn({ data })).toEqual({ view: JSON.parse(JSON.stringify(view)) });
    }),
  );
});
