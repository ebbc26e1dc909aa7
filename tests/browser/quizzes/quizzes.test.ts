import { describe, expect, inject, it } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Page } from "playwright-core";
import type { Visit } from "#tests/browser/harness/visitors.ts";

const { visitor } = visitors();

/** A page as whoever has that session sees it. */
const asSomebody = async (bearer: string, path: string, visit: Visit = {}): Promise<Page> =>
  (await visitor({ ...visit, bearer })).tab(path);

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const headed = (page: Page, name: string) => page.getByRole("heading", { name, exact: true }).waitFor();

describe("a quiz", () => {
  it("is found, begun from its rules, answered by keyboard and by hand, reloaded in the middle, and handed in [rt-quizhomepage] [rt-quiz-id] [rt-quiznote-id] [rt-quizquestionnaire-id] [rt-quizfinish-id] [ui-quiz-scope]", async () => {
    const bearer = await bearerOf(inject("shop"), newcomer());
    const page = await asSomebody(bearer, "/quizhomepage", { width: 390, line: "bad" });
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.getByRole("link", { name: "About this quiz Help at home" }).click();
    await headed(page, "Help at home");
    await page.getByRole("link", { name: "Rules and start" }).click();
    await press(page, "Start the quiz");
    await headed(page, "1 of 6");
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.getByLabel("Your answer, a number").fill("112");
    await page.getByText(/^Saved /).waitFor();
    await press(page, "Next");
    await headed(page, "2 of 6");
    await page.getByRole("radio", { name: "One litre" }).focus();
    await page.keyboard.press("Space");
    await page.getByText("2 of 6 answered").waitFor();
    await page.getByText(/^Saved /).waitFor(); // Told before it is saved, it would be gone with a reload.
    await page.getByRole("checkbox", { name: "Mark for later" }).check();
    await page.waitForURL(/marked=2/);
    const options = await page.getByRole("radio").evaluateAll((all) => all.map((one) => one.getAttribute("value")));
    await page.reload();
    await headed(page, "2 of 6");
    expect(await page.getByRole("radio").evaluateAll((all) => all.map((one) => one.getAttribute("value")))).toEqual(options);
    await expect.poll(() => page.getByRole("radio", { name: "One litre" }).isChecked()).toBe(true);
    await press(page, "Overview");
    await page.getByRole("button", { name: "Question 2: answered, marked" }).waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await press(page, "Hand in");
    await page.getByRole("alertdialog", { name: "4 questions have no answer. Hand in all the same?" }).waitFor();
    await press(page, "Hand in all the same");
    await page.getByText("Received: 2 of 6 answered.").waitFor();
    await page.getByText(/^Results on |Results on /).waitFor();
    await page.goto("/quizquestionnaire/help-at-home");
    await page.waitForURL("**/quizfinish/help-at-home");
  });

  it("begins for nobody by its address, and asks whoever is not signed in to sign in at its start", { tags: ["long"] }, async () => {
    const page = await (await visitor({ width: 390 })).tab("/quiznote/help-at-home");
    await press(page, "Start the quiz");
    await page.getByRole("dialog").waitFor();
    const somebody = await asSomebody(await bearerOf(inject("shop"), newcomer()), "/quizquestionnaire/help-at-home");
    await somebody.getByRole("link", { name: "Rules and start" }).waitFor();
  });

  it("that is over tells each question with one's own answer, the right one, why, and its source", async () => {
    const page = await asSomebody(await bearerOf(inject("shop"), "5555500001"), "/quizfinish/everyday-health", { width: 390 });
    await headed(page, "Your result");
    await page.getByText("WHO, Sodium reduction, fact sheet").waitFor();
    expect(await page.getByText("Right answer").count()).toBe(8);
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
  });
});
