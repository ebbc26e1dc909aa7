import { describe, expect, it } from "vitest";
import { MIND_CATEGORIES, mindQuestions } from "#core/health/tools/mind.ts";
import { MindAnswers } from "#core/trackers/mind/mind-answers.port.ts";
import { ShowMindQuestions } from "#core/trackers/mind/show-mind-questions.use-case.ts";
import { memoryMindAnswers } from "#adapters/memory/trackers/mind-answers.ts";
import { mindAnswersSuite } from "#tests/core/trackers/mind/mind-answers-suite.ts";
import { overTheWire } from "#tests/http/over-http.ts";
import { trackerServer } from "./tracker-server.ts";

const { someone, guest, sendAsGuest } = trackerServer((container, memory) => {
  container.rebind(MindAnswers).toConstantValue(memoryMindAnswers(memory));
});

mindAnswersSuite("over HTTP", overTheWire);

describe("the questions of the mind over HTTP", () => {
  it("are eight a category for anybody, with their options and which are turned [ep-mindwellness-questions]", async () => {
    const turned = { emotional: [3, 6], occupational: [2, 7], social: [2, 5] };
    for (const category of MIND_CATEGORIES) {
      const questions = await guest().get(ShowMindQuestions)(category);
      expect(questions.map(({ questionId }) => questionId)).toEqual(mindQuestions(category));
      expect(questions.flatMap((one, index) => (one.turned ? [index + 1] : []))).toEqual(turned[category]);
    }
    const path = "/mindwellness/getMindWellnessCategoryQuestions";
    const { payload } = (await sendAsGuest("GET", `${path}?category=social`)).json();
    expect(payload.question_list[1]).toMatchObject({ questionId: "social-2", question: "I felt alone though others were there." });
    expect((await sendAsGuest("GET", `${path}?category=physical`)).statusCode).toBe(400);
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
