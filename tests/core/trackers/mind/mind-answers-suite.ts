import { describe, expect, it } from "vitest";
import { MIND_CATEGORIES, mindQuestions } from "#core/health/tools/mind.ts";
import { AllowHealthData } from "#core/trackers/calls/allow-health-data.use-case.ts";
import { ListMindAnswers } from "#core/trackers/mind/list-mind-answers.use-case.ts";
import { SaveMindAnswers } from "#core/trackers/mind/save-mind-answers.use-case.ts";
import { ShowMindQuestions } from "#core/trackers/mind/show-mind-questions.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { composeMemory } from "#tests/composition.ts";
import { signedIn } from "#tests/signed-in.ts";
import type { Door } from "#tests/in-process.ts";

async function twoPeople(door: Door) {
  const memory = new Memory();
  const container = composeMemory(memory);
  const { clientOf } = await door(container);
  const [asha, ravi] = [await signedIn(container, memory, "Asha"), await signedIn(container, memory, "Ravi")];
  return { asha: { id: asha.id, client: clientOf(asha.bearer) }, ravi: { id: ravi.id, client: clientOf(ravi.bearer) } };
}

export function mindAnswersSuite(how: string, door: Door): void {
  describe(`answers about the mind, ${how}`, () => {
    it("are answered one by one, kept once allowed, and tell where a category stands [ep-mindwellness-answers] [en-mind-wellness]", async () => {
      const { asha, ravi } = await twoPeople(door);
      const { id, client } = asha;
      const [save, list] = [client.get(SaveMindAnswers), client.get(ListMindAnswers)];
      const one = { category: "emotional", answers: [{ questionId: "emotional-3", answer: 4 }] } as const;
      expect(await save(id, one)).toEqual(refused({ kind: "no-consent" }));
      expect(await list(id)).toEqual({ consent: false, answers: [] });
      await client.get(AllowHealthData)(id, true);
      expect(await save(id, one)).toMatchObject(
        ok({
          answered: 1,
          required: 8,
          missing: mindQuestions("emotional").filter((q) => q !== "emotional-3"),
          lowest: ["emotional-3"],
          figures: null,
        }),
      );
      const rest = mindQuestions("emotional").filter((q) => q !== "emotional-3");
      const done = await save(id, { category: "emotional", answers: rest.map((questionId) => ({ questionId, answer: 2 })) });
      expect(done).toMatchObject(ok({ answered: 8, missing: [], figures: { index: "44" }, band: "low", notes: ["helpline"] }));
      expect(await save(id, { category: "social", answers: [] })).toMatchObject(ok({ answered: 0, band: null }));
      expect(await save(id, { category: "emotional", answers: [{ questionId: "emotional-1", answer: null }] })).toMatchObject(
        ok({ answered: 7 }),
      );
      const stored = await list(id);
      expect([stored.consent, stored.answers.map(({ questionId }) => questionId)]).toEqual([true, mindQuestions("emotional").slice(1)]);

      expect((await ravi.client.get(ListMindAnswers)(ravi.id)).answers).toEqual([]);
    });

    it("are of the questions of their category, each with its options", async () => {
      const { asha } = await twoPeople(door);
      for (const category of MIND_CATEGORIES) {
        const questions = await asha.client.get(ShowMindQuestions)(category);
        expect(questions.map(({ questionId }) => questionId)).toEqual(mindQuestions(category));
        for (const { options } of questions) expect(options.map(({ answer }) => answer)).toEqual([0, 1, 2, 3, 4]);
      }
    });
  });
}
