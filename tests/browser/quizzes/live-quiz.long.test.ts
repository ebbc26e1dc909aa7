import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { onCommandLine } from "#tests/browser/harness/on-command-line.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

const HOUR = 3_600_000;

/** A quiz whose questions run for five minutes: a journey waits for its host, and never for the clock. */
async function aLiveQuiz(): Promise<string> {
  const id = `live-${randomUUID()}`;
  const shop = inject("shop");
  const from = Date.now();
  const question = (_id: string, text: string) => ({
    _id,
    type: "single",
    text,
    key: "right",
    seconds: 300,
    source: "A source",
    explanation: `Because of ${_id}.`,
    options: ["right", "wrong", "other"].map((option) => ({ _id: option, text: `The ${option} one` })),
  });
  const quiz = {
    _id: id,
    title: "Together",
    mode: "live",
    opens_at: new Date(from - HOUR).toISOString(),
    closes_at: new Date(from + 2 * HOUR).toISOString(),
    questions: [question("first", "Which one first?"), question("second", "Which one second?")],
  };
  const file = join(shop.folder, `${id}.ndjson`);
  await writeFile(file, `${JSON.stringify(quiz)}\n`);
  await onCommandLine(shop, "quiz", "import", file);
  return id;
}

async function somebody(address: string, width: number): Promise<Page> {
  const bearer = await bearerOf(inject("shop"), newcomer());
  return (await visitor({ width, line: "bad", bearer })).tab(address);
}

const headed = (page: Page, name: string) => page.getByRole("heading", { name, exact: true }).waitFor();
const options = (page: Page) => page.locator(".quiz-live-options li").allTextContents();
const whole = async (page: Page) => expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);

describe("a live quiz", () => {
  it("is hosted from a terminal for a projector and three players, of whom one comes back in the middle and one is cut off [rt-quizlive-id] [rt-quizlive]", async () => {
    const id = await aLiveQuiz();
    const host = (act: string) => onCommandLine(inject("shop"), "quiz", "live", act, id);
    const [asha, ravi] = [await somebody(`/quizlive/${id}`, 390), await somebody(`/quizlive/${id}`, 390)];
    const meera = await somebody(`/quizlive/${id}`, 390);
    const projector = await somebody(`/quizlive/${id}?view=screen`, 1280);
    for (const player of [asha, ravi, meera]) {
      await player.getByRole("button", { name: "Join", exact: true }).click();
      await player.getByText("You are in.").waitFor();
    }
    await projector.getByText("3 players").waitFor();
    for (const page of [asha, projector]) await whole(page);

    expect(await host("open")).toContain("Question 1 of 2 is open for 300 seconds");
    for (const page of [asha, ravi, meera, projector]) await headed(page, "Which one first?");
    await meera.context().setOffline(true);
    for (const page of [asha, projector]) await whole(page);
    // A question fills a phone, its answers are large and all on the first screen, and a projector shows nothing beside the quiz.
    expect((await asha.locator(".quiz-live-options li").first().boundingBox())?.y).toBeLessThan(400);
    expect((await asha.locator(".quiz-live-options button").last().boundingBox())?.height).toBeGreaterThan(96);
    expect(await asha.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    expect(await asha.getByRole("contentinfo").count()).toBe(0);
    expect(await projector.getByRole("banner").count()).toBe(0);
    await asha.getByRole("button", { name: "The right one" }).focus();
    await asha.keyboard.press("Enter");
    await asha.getByText("Your answer is in.").waitFor();
    const order = await options(ravi);
    await ravi.reload();
    await headed(ravi, "Which one first?");
    await expect.poll(() => options(ravi)).toEqual(order);
    await ravi.getByRole("button", { name: "The wrong one" }).click();
    await ravi.getByText("Your answer is in.").waitFor();
    await projector.getByText("2 have answered").waitFor();
    for (const page of [asha, ravi, projector]) expect(await page.getByText("Because of first.").count()).toBe(0);

    expect(await host("close")).toContain("Question 1 of 2 is closed");
    for (const page of [asha, ravi, projector]) await page.getByText("Because of first.").waitFor();
    await asha.getByText(/^Right · /).waitFor();
    await ravi.getByText("Wrong · 0 points").waitFor();
    await asha.getByText("Your place: 1").waitFor();
    await ravi.getByText("Your place: 2").waitFor();
    for (const page of [asha, ravi, projector]) await whole(page);

    await host("open");
    for (const page of [asha, ravi]) await headed(page, "Which one second?");
    // Who was cut off comes back into the question that runs, and has lost no other than the one that was missed.
    await meera.context().setOffline(false);
    await headed(meera, "Which one second?");
    await meera.getByRole("button", { name: "The right one" }).click();
    await meera.getByText("Your answer is in.").waitFor();
    await host("end");
    await asha.getByRole("link", { name: "See your result" }).click();
    await headed(asha, "Your result");
    await asha.getByText("Because of first.").waitFor();
    await whole(asha);
    await meera.getByRole("link", { name: "See your result" }).click();
    await meera.getByText(/^No answer · 0/).waitFor();
  });
});
