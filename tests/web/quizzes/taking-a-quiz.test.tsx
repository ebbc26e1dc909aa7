import "#tests/web/browser-setup.ts";
import { runInAction } from "mobx";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { ShowUser } from "#core/me/show-user.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aQuiz, HOUR, MINUTE } from "#tests/core/quizzes/a-quiz.ts";
import { now } from "#tests/fixtures.ts";
import { asha, fill, openAsAsha, press } from "#tests/web/customers-window.tsx";
import type { KeyedQuiz } from "#core/quizzes/content/question-key.ts";

afterEach(cleanup);

function keeping(keyed: KeyedQuiz): Memory {
  const memory = new Memory();
  memory.quizzes.set(keyed.quiz.id, keyed);
  return memory;
}

const headed = (name: string) => screen.findByRole("heading", { name });
const tick = async (role: "radio" | "checkbox", name: string) => {
  const field = await screen.findByRole(role, { name });
  await act(async () => {
    fireEvent.click(field);
  });
};

describe("taking a quiz", () => {
  it("goes from the rules by one press, a question a page, to what was received [rt-quiznote-id] [rt-quizquestionnaire-id] [rt-quizfinish-id] [ui-quiz-scope]", async () => {
    const keyed = aQuiz();
    let at = now;
    const { memory } = await openAsAsha("/quiznote/health-basics", {
      memory: keeping(keyed),
      change: (product) =>
        product.rebind(Clock).toConstantValue(() => {
          at += 1;
          return at;
        }),
    });
    await press("Start the quiz");
    await headed("1 of 4");
    expect(screen.getByRole("group", { name: "What of salt?" })).toBeDefined();
    await tick("radio", "option five");
    expect(await screen.findByText(/^Saved /)).toBeDefined();
    await tick("checkbox", "Mark for later");
    expect(await screen.findByRole("checkbox", { name: "Marked" })).toHaveProperty("checked", true);
    await press("Next");
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "2 of 4" })); // As soon as it stands: the next key may be pressed on an answer.
    await tick("checkbox", "option milk");
    await tick("checkbox", "option dal");
    await tick("checkbox", "option dal");
    await press("Next");
    await headed("3 of 4");
    await press("This order is right");
    const first = screen.getAllByRole("button", { name: /^Down: / })[0];
    await act(async () => {
      if (first !== undefined) fireEvent.click(first);
    });
    await press("Next");
    await fill("Your answer, a number", "many");
    expect(await screen.findByText("Enter a number such as 12.5 or 1,000.")).toBeDefined();
    await fill("Your answer, a number", "150,5"); // Meant for a point, or a digit too few: nobody can tell.
    expect(await screen.findByText("Enter a number such as 12.5 or 1,000.")).toBeDefined();
    await fill("Your answer, a number", "१,५००.५");
    await press("Next");
    await headed("All questions");
    expect(await screen.findByRole("button", { name: "Question 1: answered, marked" })).toBeDefined();
    expect(await screen.findByRole("button", { name: "Question 4: answered" })).toBeDefined();
    const [stored] = [...memory.quizAttempts.values()];
    expect(stored?.customer).toBe(asha);
    expect(stored?.answers.map(({ question, value }) => [question, value]).filter(([question]) => question !== "hands")).toEqual([
      ["salt", "five"],
      ["b12", ["milk"]],
      ["minutes", 1_500.5],
    ]);
    await press("Hand in");
    expect(await screen.findByText(/^Received: 4 of 4 answered\./)).toBeDefined();
    expect(screen.queryByText("Your result")).toBeNull();
  });

  it("asks first where answers are missing, names how many, and leads to the first of them", async () => {
    let at = now;
    const { memory } = await openAsAsha("/quiznote/health-basics", {
      memory: keeping(aQuiz()),
      change: (product) =>
        product.rebind(Clock).toConstantValue(() => {
          at += 1;
          return at;
        }),
    });
    const isHandedIn = () => [...memory.quizAttempts.values()].some(({ handedInAt }) => handedInAt !== null);
    await press("Start the quiz");
    await headed("1 of 4");
    await tick("radio", "option five");
    await press("Overview");
    await press("Hand in");
    await screen.findByRole("alertdialog", { name: "3 questions have no answer. Hand in all the same?" });
    expect(isHandedIn()).toBe(false);
    await press("Go to question 2");
    await headed("2 of 4");
    await press("Overview");
    await press("Hand in");
    await press("Hand in all the same");
    expect(await screen.findByText(/^Received: 1 of 4 answered\./)).toBeDefined();
    expect(isHandedIn()).toBe(true);
  });

  it("says five minutes and one minute before the end in words, and leads to what was received at the end", async () => {
    const time = { is: now };
    await openAsAsha("/quiznote/health-basics", {
      memory: keeping(aQuiz()),
      change: (product) => product.rebind(Clock).toConstantValue(() => time.is),
    });
    await press("Start the quiz");
    await headed("1 of 4");
    expect(screen.queryByText("Five minutes left")).toBeNull();
    time.is += 5 * MINUTE;
    expect(await screen.findByText("Five minutes left")).toBeDefined();
    time.is += 4 * MINUTE;
    expect(await screen.findByText("One minute left")).toBeDefined();
    time.is += MINUTE;
    expect(await screen.findByText(/^Received: 0 of 4 answered\./)).toBeDefined();
  });

  it("begins for whoever is known by a token alone at first, and asks who that is", async () => {
    const { session, memory } = await openAsAsha("/quiznote/health-basics", {
      memory: keeping(aQuiz()),
      change: (product) => {
        const show = product.get(ShowUser); // The server knows a token's customer; here somebody is Asha.
        product.rebind(ShowUser).toConstantValue((who) => show(who === "somebody" ? asha : who));
      },
    });
    const bearer = session.bearerOf(null);
    act(() =>
      runInAction(() => {
        session.session = bearer === null ? null : { bearer, profile: null };
      }),
    );
    expect([session.isSignedIn, session.customer]).toEqual([true, null]);
    await press("Start the quiz");
    await headed("1 of 4");
    expect(memory.quizAttempts.size).toBe(1);
  });

  it("begins nothing by the address alone", async () => {
    const { memory } = await openAsAsha("/quizquestionnaire/health-basics", { memory: keeping(aQuiz()) });
    expect((await screen.findByRole("link", { name: "Rules and start" })).getAttribute("href")).toBe("/quiznote/health-basics");
    expect(memory.quizAttempts.size).toBe(0);
  });

  it("tells of a quiz that is over one's own answers, the right ones, why, and the sources", async () => {
    const keyed = aQuiz({ id: quizId("over"), opensAt: now - 2 * HOUR, closesAt: now - HOUR });
    const memory = keeping(keyed);
    memory.quizAttempts.set(`over of ${asha}`, {
      customer: asha,
      quiz: keyed.quiz.id,
      seed: "s",
      seat: 1,
      startedAt: now - 90 * MINUTE,
      handedInAt: null,
      marks: null,
      answers: [
        { question: "salt", value: "two", at: now - 89 * MINUTE },
        { question: "b12", value: ["milk"], at: now - 88 * MINUTE },
      ],
    });
    await openAsAsha("/quizfinish/over", { memory });
    await headed("Your result");
    const told = (await screen.findAllByRole("listitem"))
      .map((item) => item.textContent ?? "")
      .filter((text) => text.includes("SOURCE-OF"));
    expect(told).toHaveLength(4);
    expect(told[0]).toContain("Wrong · −0.5 / 2");
    expect(told[0]).toContain("Right answeroption five");
    expect(told[1]).toContain("Partly right · 1 / 2");
    expect(told[2]).toContain("No answer · 0 / 2");
    expect(told[2]).toContain("1. option wet; 2. option soap; 3. option dry");
    expect(told[3]).toContain("150.25, give or take 0.5");
    expect(screen.getByText("0.5 of 8")).toBeDefined();
  });
});
