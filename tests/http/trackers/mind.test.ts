import { describe, expect, it } from "vitest";
import { MIND_CATEGORIES, mindQuestions } from "#core/health/tools/mind.ts";
import { AllowHealthData } from "#core/trackers/calls/allow-health-data.use-case.ts";
import { ListMindAnswers } from "#core/trackers/mind/list-mind-answers.use-case.ts";
import { MindAnswers } from "#core/trackers/mind/mind-answers.port.ts";
import { SaveMindAnswers } from "#core/trackers/mind/save-mind-answers.use-case.ts";
import { ShowMindQuestions } from "#core/trackers/mind/show-mind-questions.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { memoryMindAnswers } from "#adapters/memory/trackers/mind-answers.ts";
import { trackerServer } from "./tracker-server.ts";

const { someone, guest, sendAsGuest } = trackerServer((container, memory) => {
  container.rebind(MindAnswers).toConstantValue(memoryMindAnswers(memory));
});

describe("the questions of the mind over HTTP", () => {
  it("are eight a category for anybody, with their options and which are turned [ep-mindwellness-questions]", async () => {
    const turned = { emotional: [3, 6], occupational: [2, 7], social: [2, 5] };
    for (const category of MIND_CATEGORIES) {
      const questions = await guest().get(ShowMindQuestions)(category);
      expect(questions.map(({ questionId }) => questionId)).toEqual(mindQuestions(category));
      expect(questions.flatMap((one, index) => (one.turned ? [index + 1] : []))).toEqual(turned[category]);
      for (const { options } of questions) expect(options.map(({ answer }) => answer)).toEqual([0, 1, 2, 3, 4]);
    }
    const path = "/mindwellness/getMindWellnessCategoryQuestions";
    const { payload } = (await sendAsGuest("GET", `${path}?category=social`)).json();
    expect(payload.question_list[1]).toMatchObject({ questionId: "social-2", question: "I felt alone though others were there." });
    expect((await sendAsGuest("GET", `${path}?category=physical`)).statusCode).toBe(400);
  });

  it("are answered one by one, kept once allowed, and tell where a category stands [ep-mindwellness-answers] [en-mind-wellness]", async () => {
    const { id, client } = await someone({ consent: false });
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
    const kept = await list(id);
    expect([kept.consent, kept.answers.map(({ questionId }) => questionId)]).toEqual([true, mindQuestions("emotional").slice(1)]);

    const other = await someone();
    expect((await other.client.get(ListMindAnswers)(other.id)).answers).toEqual([]);
  });

  it("refuse what is strange by its place", async () => {
    const { send } = await someone();
    const put = async (payload: object) => {
      const answer = await send("PUT", "/mindwellness/addMindwellnessCategoryQuestionIntoUser", payload);
      return [answer.statusCode, answer.json().status.message];
    };
    const known = { questionId: "social-1", answer: 1 };
    expect(await put({ category: "social", answers: [known, known] })).toEqual([
      400,
      "answers[1].questionId: the id of a question of the category, once.",
    ]);
    for (const answers of [
      [{ questionId: "emotional-1", answer: 1 }],
      [{ questionId: "__proto__", answer: 1 }],
      [{ ...known, answer: 5 }],
      [{ ...known, answer: "1" }],
    ])
      expect((await put({ category: "social", answers }))[0], JSON.stringify(answers)).toBe(400);
    expect((await put({ category: "Social", answers: [known] }))[0]).toBe(400);
  });
});
