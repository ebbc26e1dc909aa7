import { describe, expect, it } from "vitest";
import { AnswerQuiz } from "#core/quizzes/attempts/answer-quiz.use-case.ts";
import { FinishQuiz } from "#core/quizzes/attempts/finish-quiz.use-case.ts";
import { StartQuiz } from "#core/quizzes/attempts/start-quiz.use-case.ts";
import { QuizAttempts } from "#core/quizzes/attempts/quiz-attempts.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { QuestionnaireModel, questionnaireNeeds } from "#web/features/quizzes/answering/questionnaire-model.ts";
import { composeMemory } from "#tests/composition.ts";
import { aQuiz, MINUTE } from "#tests/core/quizzes/a-quiz.ts";
import { now } from "#tests/fixtures.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";

const asha = customerId("asha");
const keyed = aQuiz();
const { id } = keyed.quiz;

/** Devices of one customer over one server, whose clock a test moves. */
async function aServer() {
  const time = { is: now };
  const line = { isOut: false, sent: [] as string[] };
  const container = composeMemory({ quizzes: new Map([[id, keyed]]) });
  container.rebind(Clock).toConstantValue(() => time.is);
  const answer = container.get(AnswerQuiz);
  container.rebind(AnswerQuiz).toConstantValue(async (customer, sent) => {
    if (line.isOut) throw new PortUnavailable("the line", null);
    line.sent.push(`${sent.question} ${String(sent.value)}`);
    return answer(customer, sent);
  });
  await container.get(StartQuiz)(asha, id);
  const device = async (wrongBy = 0) => {
    const model = new QuestionnaireModel(asha, id, {
      ...lateNeeds(async () => container, questionnaireNeeds),
      now: () => time.is + wrongBy,
    });
    await model.ask();
    return model;
  };
  const kept = async () => (await container.get(QuizAttempts).at(asha, id))?.answers.map(({ question, value }) => [question, value]) ?? [];
  return { time, line, device, kept, container };
}

describe("a quiz as it is answered", () => {
  it("saves every choice at once, and is found again where it was left, with the server's clock", async () => {
    const { device, kept, time } = await aServer();
    const model = await device(24 * 60 * MINUTE);
    expect([model.left, model.answered]).toEqual([10 * MINUTE, 0]);
    await model.answer("salt", "two");
    await model.answer("salt", "five");
    expect(await kept()).toEqual([["salt", "five"]]);
    time.is += 3 * MINUTE;
    const again = await device(-MINUTE);
    expect([again.left, again.valueOf("salt"), again.answered]).toEqual([7 * MINUTE, "five", 1]);
    expect(again.questions).toEqual(model.questions);
  });

  it("begins nothing by itself: who opens its address without a start is told so", async () => {
    const { container } = await aServer();
    const model = new QuestionnaireModel(customerId("ravi"), id, {
      ...lateNeeds(async () => container, questionnaireNeeds),
      now: () => now,
    });
    await model.ask();
    expect(model.reading).toEqual({ kind: "read", value: { kind: "not-begun" } });
    expect(await container.get(QuizAttempts).of(customerId("ravi"))).toEqual([]);
  });

  it("keeps choices while there is no line, the newest of each question, and sends them once there is one", async () => {
    const { device, kept, line } = await aServer();
    const model = await device();
    line.isOut = true;
    await model.answer("salt", "two");
    await model.answer("minutes", 150);
    await model.answer("salt", "five");
    expect([model.saving, model.unsaved, model.valueOf("salt")]).toEqual(["waiting", ["minutes", "salt"], "five"]);
    line.isOut = false;
    await model.flush();
    expect([model.saving, model.unsaved, line.sent]).toEqual(["ready", [], ["minutes 150", "salt five"]]);
    expect(await kept()).toEqual([
      ["minutes", 150],
      ["salt", "five"],
    ]);
  });

  it("sends a choice that was changed while the former one was on its way, and nothing twice", async () => {
    const { device, kept, line } = await aServer();
    const model = await device();
    await Promise.all([model.answer("salt", "two"), model.answer("salt", "five"), model.answer("b12", ["milk"])]);
    expect(line.sent).toEqual(["salt two", "salt five", "b12 milk"]);
    expect(await kept()).toEqual([
      ["salt", "five"],
      ["b12", ["milk"]],
    ]);
  });

  it("tells plainly of choices that came too late", async () => {
    const { device, kept, line, time } = await aServer();
    const model = await device();
    line.isOut = true;
    await model.answer("salt", "five");
    time.is += 10 * MINUTE + 2_000;
    line.isOut = false;
    model.tick();
    expect(model.isOver).toBe(true);
    await model.finish();
    expect([model.late, model.unsaved, model.finishing, await kept()]).toEqual([1, [], "done", []]);
    expect(model.isSettled).toBe(false); // It is told before the page is left.
  });

  it("still tells of choices that waited for a line when time was up", async () => {
    const { device, line, time } = await aServer();
    const model = await device();
    line.isOut = true;
    await model.answer("salt", "five");
    time.is += 11 * MINUTE;
    model.tick();
    await model.finish();
    expect([model.finishing, model.unsaved, model.isSettled]).toEqual(["done", ["salt"], false]);
    line.isOut = false;
    await model.flush();
    expect([model.late, model.unsaved, model.isSettled]).toEqual([1, [], false]);
  });

  it("says on the first device that another has taken over, and goes on there by a press", async () => {
    const { device, kept } = await aServer();
    const [first, second] = [await device(), await device()];
    await first.answer("salt", "two");
    expect(first.saving).toBe("elsewhere");
    await second.answer("salt", "five");
    expect(await kept()).toEqual([["salt", "five"]]);
    await first.answer("minutes", 1);
    expect(await kept()).toEqual([["salt", "five"]]);
    await first.ask();
    await first.answer("minutes", 150);
    expect([first.saving, second.saving]).toEqual(["ready", "ready"]);
    await second.answer("b12", ["milk"]);
    expect(second.saving).toBe("elsewhere");
  });

  it("hands in with what waits, once, and not while something waits and there is time", async () => {
    const { device, line, container } = await aServer();
    const model = await device();
    line.isOut = true;
    await model.answer("salt", "five");
    await model.finish();
    expect(model.finishing).toBe("unavailable");
    line.isOut = false;
    await Promise.all([model.finish(), model.finish()]);
    expect([model.finishing, model.isOver, model.isSettled]).toEqual(["done", true, true]);
    expect((await container.get(QuizAttempts).at(asha, id))?.handedInAt).toBe(now + 1);
  });

  it("is nothing yet before it is read", async () => {
    const { container } = await aServer();
    const model = new QuestionnaireModel(asha, id, { ...lateNeeds(async () => container, questionnaireNeeds), now: () => now });
    expect([model.questions, model.left, model.isOver, model.isSettled]).toEqual([[], 0, false, false]);
    expect([model.saving, model.finishing, model.answered]).toEqual(["ready", "ready", 0]);
  });

  it("takes no choice once it is handed in, or as long as it goes on elsewhere", async () => {
    const { device, line } = await aServer();
    const [first, second] = [await device(), await device()];
    await first.answer("salt", "two");
    await first.answer("minutes", 150);
    expect([first.saving, first.valueOf("minutes")]).toEqual(["elsewhere", null]);
    await second.answer("salt", "five");
    const finishing = second.finish();
    expect(second.finishing).toBe("sending");
    await finishing;
    await second.answer("salt", "two");
    expect([second.valueOf("salt"), line.sent]).toEqual(["five", ["salt two", "salt five"]]);
  });

  it("is handed in once however often it is pressed, and tells where nobody answers, as long as there is time", async () => {
    const { device, container, time } = await aServer();
    let asked = 0;
    container.rebind(FinishQuiz).toConstantValue(() => {
      asked += 1;
      return Promise.reject(new PortUnavailable("the line", null));
    });
    const model = await device();
    await Promise.all([model.finish(), model.finish()]);
    expect([model.finishing, asked]).toEqual(["unavailable", 1]);
    time.is += 11 * MINUTE;
    model.tick();
    await model.finish();
    expect([model.finishing, asked]).toEqual(["done", 2]);
    await model.finish();
    expect(asked).toBe(2);
  });
});
