import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { makeHostLiveQuiz } from "#core/quizzes/live/host-live-quiz.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryLiveTurns } from "#adapters/memory/quizzes/live-turns.ts";
import { aLiveQuiz } from "#tests/core/quizzes/a-quiz.ts";
import { now } from "#tests/fixtures.ts";
import { openAsAsha, press } from "#tests/web/customers-window.tsx";
import type { HostAct } from "#core/quizzes/live/hosted-turns.ts";

afterEach(cleanup);

async function opened(address: string) {
  const memory = new Memory();
  const keyed = aLiveQuiz({ id: quizId("evening") });
  memory.quizzes.set(keyed.quiz.id, keyed);
  const time = { is: now };
  await openAsAsha(address, { memory, change: (product) => product.rebind(Clock).toConstantValue(() => time.is) });
  const host = makeHostLiveQuiz({ turns: memoryLiveTurns(memory), now: () => time.is });
  const hosting = (action: HostAct) => {
    time.is += 10; // A turn is never as old as the one before.
    return act(() => host("meera", keyed.quiz.id, action));
  };
  return { memory, time, host: hosting };
}

describe("playing a live quiz", () => {
  it("goes from joining through a press to the answer, the points and the place, and to the results [rt-quizlive-id]", async () => {
    const { memory, time, host } = await opened("/quizlive/evening");
    await press("Join");
    expect(await screen.findByText("You are in. The host opens the first question soon.")).toBeDefined();
    await host("open");
    expect(await screen.findByRole("heading", { name: "What of salt?" })).toBeDefined();
    expect(screen.getByText("Question 1 of 4")).toBeDefined();
    await press("option five");
    expect(await screen.findByText("Your answer is in.")).toBeDefined();
    expect(screen.queryByRole("button", { name: "option five" })).toBeNull();
    expect(document.body.textContent).not.toContain("EXPLANATION");
    time.is += 22_000;
    expect(await screen.findByText("EXPLANATION-OF-salt")).toBeDefined();
    expect(screen.getByText("Right · 2 points")).toBeDefined();
    expect(screen.getByText("Your points: 2")).toBeDefined();
    expect(screen.getByText("Your place: 1")).toBeDefined();
    const board = screen.getByRole("heading", { name: "Top five" }).parentElement;
    expect(board === null ? "" : within(board).getByRole("listitem").textContent).toBe("1You2");
    await host("open");
    const milk = await screen.findByRole("checkbox", { name: "option milk" });
    await act(async () => {
      fireEvent.click(milk);
    });
    await press("Send my answer");
    expect(await screen.findByText("Your answer is in.")).toBeDefined();
    await host("next");
    await screen.findByRole("heading", { name: "What of hands?" });
    await press("Send my answer");
    expect(await screen.findByText("Your answer is in.")).toBeDefined();
    await host("next");
    await screen.findByRole("heading", { name: "What of minutes?" });
    const field = screen.getByLabelText("Your answer, a number");
    await act(async () => {
      fireEvent.change(field, { target: { value: "150.5" } });
    });
    await press("Send my answer");
    expect(await screen.findByText("Your answer is in.")).toBeDefined();
    expect([...memory.quizAttempts.values()].flatMap(({ answers }) => answers.map(({ question }) => question))).toEqual([
      ...["salt", "b12", "hands", "minutes"],
    ]);
    await host("end");
    time.is += 5_000;
    expect((await screen.findByRole("link", { name: "See your result" })).getAttribute("href")).toBe("/quizfinish/evening");
  });

  it("shows a projector where to join, then the question and its options, and nothing to press", async () => {
    const { host } = await opened("/quizlive/evening?view=screen");
    expect(await screen.findByRole("img", { name: "The address as a QR code" })).toBeDefined();
    expect(screen.getByText(`${location.host}/quizlive/evening`)).toBeDefined();
    await host("open");
    expect(await screen.findByRole("heading", { name: "What of salt?" })).toBeDefined();
    expect(screen.getByText("option five")).toBeDefined();
    expect(screen.queryByRole("button", { name: "option five" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Join" })).toBeNull();
    expect(screen.queryByRole("img", { name: "The address as a QR code" })).toBeNull();
  });

  it("says plainly that there is no such quiz", async () => {
    await opened("/quizlive/none");
    expect(await screen.findByRole("heading", { name: "We can't find this quiz" })).toBeDefined();
  });
});
