import "#tests/web/browser-setup.ts";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aLiveQuiz, aQuiz } from "#tests/core/quizzes/a-quiz.ts";
import { openAsAsha, press } from "#tests/web/customers-window.tsx";

afterEach(cleanup);

function withQuizzes(): Memory {
  const memory = new Memory();
  for (const keyed of [aQuiz(), aLiveQuiz({ id: quizId("evening"), title: { english: "Evening quiz", hindi: null } })])
    memory.quizzes.set(keyed.quiz.id, keyed);
  return memory;
}

describe("an address of quizzes that names none", () => {
  it.each([
    ["/quiznote", "Health basics", "/quiznote/health-basics"],
    ["/quizquestionnaire", "Health basics", "/quizquestionnaire/health-basics"],
    ["/quizlive", "Evening quiz", "/quizlive/evening"],
  ])("offers at %s those that fit [rt-quiznote] [rt-quizquestionnaire] [rt-quizlive]", async (path, name, leadsTo) => {
    await openAsAsha(path, { memory: withQuizzes() });
    await screen.findByRole("heading", { name: "Which quiz?" });
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(leadsTo);
    expect(screen.queryByText("We can't find this quiz")).toBeNull();
  });

  it("offers at /quizfinish those that were handed in, and none before [rt-quizfinish]", async () => {
    const memory = withQuizzes();
    await openAsAsha("/quizfinish", { memory });
    await screen.findByRole("heading", { name: "There is no quiz to choose here right now" });
    cleanup();
    await openAsAsha("/quiznote/health-basics", { memory });
    await press("Start the quiz");
    await screen.findByRole("heading", { name: "1 of 4" });
    for (const [key, attempt] of memory.quizAttempts) memory.quizAttempts.set(key, { ...attempt, handedInAt: attempt.startedAt });
    cleanup();
    await openAsAsha("/quizfinish", { memory });
    expect((await screen.findByRole("link", { name: "Health basics" })).getAttribute("href")).toBe("/quizfinish/health-basics");
  });
});
