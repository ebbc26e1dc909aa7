import { afterEach, describe, expect, it } from "vitest";
import { Subject } from "rxjs";
import { customerId } from "#core/identity/customer-id.ts";
import { AnswerLiveQuiz } from "#core/quizzes/live/answer-live-quiz.use-case.ts";
import { JoinLiveQuiz } from "#core/quizzes/live/join-live-quiz.use-case.ts";
import { WatchLiveQuiz } from "#core/quizzes/live/watch-live-quiz.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { LiveModel, liveNeeds } from "#web/features/quizzes/live/live-model.ts";
import { composeMemory } from "#tests/composition.ts";
import { aLiveQuiz } from "#tests/core/quizzes/a-quiz.ts";
import { now } from "#tests/fixtures.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { LiveView } from "#core/quizzes/live/live-view.ts";
import type { LiveNews } from "#core/quizzes/live/watch-live-quiz.use-case.ts";

const asha = customerId("asha");
const { quiz } = aLiveQuiz();
const own = { value: null, earned: null, score: null, rank: null };
const [salt, b12] = quiz.questions;
if (salt === undefined || b12 === undefined) throw new TypeError("a quiz has questions");

const aView = (given: Partial<LiveView> = {}): LiveView => ({
  at: now,
  title: quiz.title,
  opensAt: quiz.opensAt,
  closesAt: quiz.closesAt,
  questions: 4,
  players: 1,
  answered: 0,
  first: [],
  own,
  stage: { kind: "question", question: salt, place: 1, begins: now, ends: now + 20_000 },
  ...given,
});

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A device over a server that a test answers for; `line` collects what comes over it. */
async function aDevice(wrongBy = 0) {
  const container = composeMemory();
  const lines: Subject<LiveNews>[] = [];
  const requested: {
    readonly question: string;
    readonly value: unknown;
    answer(given: Awaited<ReturnType<AnswerLiveQuiz>> | null): void;
  }[] = [];
  container.rebind(WatchLiveQuiz).toConstantValue(() => {
    const line = new Subject<LiveNews>();
    lines.push(line);
    return line;
  });
  container.rebind(AnswerLiveQuiz).toConstantValue(
    (_, { question, value }) =>
      new Promise((resolve, reject) => {
        const answer = (given: Awaited<ReturnType<AnswerLiveQuiz>> | null) =>
          given === null ? reject(new PortUnavailable("the line", null)) : resolve(given);
        requested.push({ question, value, answer });
      }),
  );
  container.rebind(JoinLiveQuiz).toConstantValue(async () => ok({ startedAt: now }));
  const time = { is: now + wrongBy };
  const model = new LiveModel(asha, quiz.id, { ...lateNeeds(async () => container, liveNeeds), now: () => time.is });
  stops.push(model.begin());
  await expect.poll(() => lines.length).toBe(1);
  /** Answers the so many-th press, once it is on its way. */
  const answer = async (nth: number, given: Awaited<ReturnType<AnswerLiveQuiz>> | null) => {
    await expect.poll(() => requested.length).toBeGreaterThan(nth);
    requested[nth]?.answer(given);
  };
  return { container, model, lines, asked: requested, answer, time, tell: (view: LiveView | null) => lines.at(-1)?.next({ view }) };
}

describe("a live quiz on a device", () => {
  it("counts by the server's clock, however wrong the device's is", async () => {
    const { model, tell, time } = await aDevice(86_400_000);
    tell(aView({ at: now + 5_000 }));
    expect(model.left).toBe(15_000);
    time.is += 14_000;
    model.tick();
    expect(model.left).toBe(1_000);
    time.is += 2_000;
    model.tick();
    expect([model.left, model.isOpen]).toEqual([0, false]);
  });

  it("sends one press, and no second one while it is asked or once it is taken", async () => {
    const { model, tell, asked, answer } = await aDevice();
    tell(aView());
    const first = model.answer("salt", "five");
    await model.answer("salt", "two");
    expect([asked.length, model.value, model.isOpen]).toEqual([1, "five", false]);
    await answer(0, ok({ at: now }));
    await first;
    await model.answer("salt", "two");
    expect([asked.length, model.sent?.state, model.value]).toEqual([1, "sent", "five"]);
  });

  it("lets a press without a line be done again, and tells what came too late or from another device", async () => {
    const { model, tell, answer } = await aDevice();
    tell(aView());
    const lost = model.answer("salt", "five");
    await answer(0, null);
    await lost;
    expect([model.sent?.state, model.isOpen]).toEqual(["waiting", true]);
    const late = model.answer("salt", "five");
    await answer(1, refused({ kind: "late" }));
    await late;
    expect([model.sent?.state, model.value]).toEqual(["late", null]);
    tell(aView({ stage: { kind: "question", question: b12, place: 2, begins: now, ends: now + 20_000 } }));
    const elsewhere = model.answer("b12", ["milk"]);
    await answer(2, refused({ kind: "answered" }));
    await elsewhere;
    expect([model.sent?.state, model.value, model.isOpen]).toEqual(["refused", null, false]);
  });

  it("keeps the answer to a former question away from the next one, also where it comes late", async () => {
    const { model, tell, answer } = await aDevice();
    tell(aView());
    const slow = model.answer("salt", "five");
    tell(aView({ stage: { kind: "question", question: b12, place: 2, begins: now, ends: now + 20_000 } }));
    expect([model.value, model.isOpen]).toEqual([null, true]);
    const next = model.answer("b12", ["milk"]);
    await answer(0, ok({ at: now }));
    await answer(1, ok({ at: now }));
    await Promise.all([slow, next]);
    expect(model.sent).toMatchObject({ question: "b12", state: "sent" });
  });

  it("comes back by itself where the line is lost, and no more once the quiz is over", async () => {
    const { model, tell, lines } = await aDevice();
    tell(aView());
    lines[0]?.complete();
    expect([model.line, model.view?.stage.kind]).toEqual(["lost", "question"]);
    await expect.poll(() => lines.length).toBe(2);
    tell(aView({ own: { ...own, value: "five" } }));
    expect([model.line, model.value, model.isOpen]).toEqual(["here", "five", false]);
    tell(aView({ stage: { kind: "over" } }));
    lines[1]?.complete();
    expect(model.line).toBe("here");
  });

  it("watches anew once it has joined, and hears nothing of the former line", async () => {
    const { model, tell, lines } = await aDevice();
    tell(aView({ own: null }));
    expect(model.isOpen).toBe(false);
    await Promise.all([model.join(), model.join()]);
    await expect.poll(() => lines.length).toBe(2);
    lines[0]?.next({ view: aView({ own: null }) });
    tell(aView());
    expect([model.isOpen, model.joining]).toEqual([true, "ready"]);
  });

  it("is joined once however often it is pressed, can be joined again where nobody answered, and says where it is closed", async () => {
    const { container, model, lines } = await aDevice();
    const answers = ["outage", "closed", "ok"];
    let asked = 0;
    container.rebind(JoinLiveQuiz).toConstantValue(async () => {
      asked += 1;
      const answer = answers.shift();
      if (answer === "outage") throw new PortUnavailable("the line", null);
      return answer === "closed" ? refused({ kind: "closed", closedAt: now }) : ok({ startedAt: now });
    });
    const joining = [model.join(), model.join()];
    expect(model.joining).toBe("sending");
    await Promise.all(joining);
    expect([model.joining, asked]).toEqual(["unavailable", 1]);
    await model.join();
    expect([model.joining, asked, lines.length]).toEqual(["closed", 2, 1]);
    await model.join();
    expect([model.joining, asked]).toEqual(["ready", 3]);
  });

  it("is missing where there is none", async () => {
    const { model, tell, lines } = await aDevice();
    tell(null);
    lines[0]?.complete();
    expect([model.line, model.view]).toEqual(["missing", null]);
  });
});
