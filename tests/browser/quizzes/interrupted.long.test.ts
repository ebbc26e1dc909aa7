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

const MINUTE = 60_000;

/** A quiz of three questions that closes in so many milliseconds. */
async function aQuiz(closesIn: number): Promise<{ readonly id: string; readonly closesAt: number }> {
  const closesAt = Date.now() + closesIn;
  const id = `broken-${randomUUID()}`;
  const shop = inject("shop");
  const question = (_id: string) => ({
    _id,
    type: "single",
    text: `What of ${_id}?`,
    key: "right",
    source: "A source",
    explanation: `Because of ${_id}.`,
    options: ["right", "wrong", "other"].map((option) => ({ _id: option, text: `The ${option} one` })),
  });
  const quiz = {
    _id: id,
    title: "With a bad line",
    mode: "questionnaire",
    minutes: 180,
    opens_at: new Date(Date.now() - MINUTE).toISOString(),
    closes_at: new Date(closesAt).toISOString(),
    questions: ["first", "second", "third"].map(question),
  };
  const file = join(shop.folder, `${id}.ndjson`);
  await writeFile(file, `${JSON.stringify(quiz)}\n`);
  await onCommandLine(shop, "quiz", "import", file);
  return { id, closesAt };
}

const headed = (page: Page, name: string) => page.getByRole("heading", { name, exact: true }).waitFor();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const choose = (page: Page, name: string) => page.getByRole("radio", { name: `The ${name} one` }).check();
const saved = (page: Page) => page.getByText(/^Saved /).waitFor();
const whole = async (page: Page) => expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);

describe("a quiz over a bad line", () => {
  it("goes on without one, on a second device and up to the end of its time, and says plainly what came too late", {
    timeout: 600_000,
  }, async () => {
    const { id, closesAt } = await aQuiz(2.5 * MINUTE);
    const bearer = await bearerOf(inject("shop"), newcomer());
    const phone = await (await visitor({ width: 390, line: "bad", bearer })).tab(`/quiznote/${id}`);
    await press(phone, "Start the quiz");
    await headed(phone, "1 of 3");
    await choose(phone, "right");
    await saved(phone);
    await phone.context().setOffline(true);
    await press(phone, "Next");
    await headed(phone, "2 of 3");
    await choose(phone, "wrong");
    await phone.getByText(/^No line: 1 answer waits here/).waitFor();
    await whole(phone);
    await phone.context().setOffline(false);
    await saved(phone);

    const desk = await (await visitor({ width: 1280, line: "bad", bearer })).tab(`/quizquestionnaire/${id}`);
    await desk.getByText("2 of 3 answered").waitFor();
    await choose(phone, "other");
    await phone.getByText("You continued this quiz on another device").waitFor();
    await whole(phone);
    await press(phone, "Continue here");
    await headed(phone, "2 of 3");
    // What was chosen here meanwhile is sent from here now.
    await expect.poll(() => phone.getByRole("radio", { name: "The other one" }).isChecked()).toBe(true);
    await saved(phone);

    await phone.getByText("One minute left").waitFor({ timeout: 4 * MINUTE });
    await press(phone, "Next");
    await headed(phone, "3 of 3");
    await phone.context().setOffline(true);
    await choose(phone, "right");
    await phone.getByText(/^No line: 1 answer waits here/).waitFor();
    await phone.getByText("Time is up. What is saved is handed in.").waitFor({ timeout: 2 * MINUTE });
    await expect.poll(() => Date.now() > closesAt + 2_000).toBe(true); // From then on nothing counts any more.
    await phone.context().setOffline(false);
    await phone.getByText("1 answer came too late and does not count.").waitFor();
    await whole(phone);
    await phone.goto(`/quizfinish/${id}`);
    await headed(phone, "Your result");
    await phone.getByText("1 of 3").first().waitFor();
    await phone.getByText("Because of third.").waitFor();
    await whole(phone);
  });
});
