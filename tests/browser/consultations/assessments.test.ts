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

/** Who asks for what is not theirs: the browser tells of each 404. */
const MISSING: Visit = { line: "bad" };

const next = (page: Page) => page.getByRole("button", { name: "Next" }).click();
const headed = (page: Page, name: string) => page.getByRole("heading", { name }).waitFor();
const choose = (page: Page, question: string, answer: string) =>
  page.getByRole("group", { name: question }).getByText(answer, { exact: true }).click();

describe("an assessment before a consultation", () => {
  it("is allowed, answered a group a page, resumed on another device, read once more, and sent [rt-defaultquestionnaire] [rt-summary] [rt-summary-id]", async () => {
    const bearer = await bearerOf(inject("shop"), newcomer());
    const phone = await asSomebody(bearer, "/defaultquestionnaire", { width: 390 });
    await phone.getByRole("button", { name: "Allow and start" }).click();
    await phone.getByText("Please tick this first.").waitFor();
    await phone.getByRole("checkbox", { name: /^I allow Niramaya/ }).check();
    await phone.getByRole("button", { name: "Allow and start" }).click();
    await headed(phone, "First, is anything of this so now?");
    await next(phone);
    await phone.getByText("Please answer this.").waitFor();
    expect([await accessibilityFaults(phone), await overflowOf(phone)]).toEqual([[], 0]);
    await choose(phone, "Choose all that apply", "Pain or pressure in the chest");
    await headed(phone, "This may be an emergency. Call 112.");
    expect(await phone.getByRole("link", { name: "Call 112" }).getAttribute("href")).toBe("tel:112");
    expect([await accessibilityFaults(phone), await overflowOf(phone)]).toEqual([[], 0]);
    await choose(phone, "Choose all that apply", "None of these");
    await next(phone);
    await headed(phone, "What brings you here");
    await phone.getByLabel("What troubles you most?").fill("SENTINEL cough at night");
    await choose(phone, "For how long?", "One to four weeks");
    await choose(phone, "How bad is it on most days?", "4");
    await phone.getByText("4 of 13 answered").waitFor();
    await phone.getByText("Saved. You can continue later, on any device.").waitFor();

    const desktop = await asSomebody(bearer, "/defaultquestionnaire");
    await headed(desktop, "What brings you here");
    await expect.poll(() => desktop.getByLabel("What troubles you most?").inputValue()).toBe("SENTINEL cough at night");
    await choose(desktop, "How has it changed?", "Getting better");
    await next(desktop);
    await choose(desktop, "Which illnesses do you have, or did you have?", "None of these");
    await choose(desktop, "Do you take any medicine or supplement?", "No");
    await choose(desktop, "Are you allergic to anything?", "No");
    await choose(desktop, "Sex at birth", "Female");
    await desktop.getByRole("group", { name: "Are you pregnant or breastfeeding?" }).waitFor();
    await choose(desktop, "Sex at birth", "Male");
    await desktop.getByRole("group", { name: "Are you pregnant or breastfeeding?" }).waitFor({ state: "detached" });
    await choose(desktop, "Which of these do you use?", "None of these");
    expect([await accessibilityFaults(desktop), await overflowOf(desktop)]).toEqual([[], 0]);
    await next(desktop);
    await choose(desktop, "How do you sleep?", "Well");
    await choose(desktop, "How is your appetite?", "Good");
    await choose(desktop, "How much do you move on most days?", "Half an hour");
    await next(desktop);
    await headed(desktop, "Reports");
    await next(desktop);
    await headed(desktop, "Please read your answers once more");
    await desktop.getByText("SENTINEL cough at night").waitFor();
    expect([await accessibilityFaults(desktop), await overflowOf(desktop)]).toEqual([[], 0]);
    await desktop.getByRole("button", { name: "Send the answers" }).click();
    await headed(desktop, "Your answers are sent");
    expect(desktop.url()).not.toContain("SENTINEL");
    expect(await desktop.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain("SENTINEL");

    await desktop.goto("/summary");
    await desktop.getByText("Complete, 100 %").waitFor();
    expect([await accessibilityFaults(desktop), await overflowOf(desktop)]).toEqual([[], 0]);
    await desktop.getByRole("link", { name: "See the answers" }).click();
    await desktop.getByText("SENTINEL cough at night").waitFor();
    await desktop.reload();
    await desktop.getByText("SENTINEL cough at night").waitFor();
    const stranger = await asSomebody(await bearerOf(inject("shop"), newcomer()), new URL(desktop.url()).pathname, MISSING);
    await headed(stranger, "We can't find this assessment");
  });

  it("has a page, with and without an id [rt-ayurvedicassessment] [rt-ayurvedicassessment-id]", { tags: ["long"] }, async () => {
    const page = await asSomebody(await bearerOf(inject("shop"), newcomer()), "/summary", MISSING);
    await headed(page, "No assessment yet");
    await page.goto("/ayurvedicassessment");
    await page.getByRole("checkbox", { name: /^I allow Niramaya/ }).waitFor();
    await page.goto("/ayurvedicassessment/abc123");
    await headed(page, "We can't find this assessment");
  });

  it("of Asha tells which doshas it leans to, with the formula, and her yoga page has none [rt-yogasummary] [rt-yogasummary-id]", {
    tags: ["long"],
  }, async () => {
    const bearer = await bearerOf(inject("shop"), "5555500001");
    const page = await asSomebody(bearer, "/summary", { width: 390, ...MISSING });
    const done = page.getByRole("listitem").filter({ hasText: "Ayurveda assessment" });
    await done.getByRole("link", { name: "See the answers" }).click();
    await headed(page, "Which doshas your answers lean to");
    await page.getByText("Formula prakriti@1, questions version 2").waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.goto("/yogasummary");
    await headed(page, "No assessment yet");
    await page.goto("/yogasummary/abc123");
    await headed(page, "We can't find this assessment");
  });

  it("asks somebody who is not signed in to do so", async () => {
    const page = await (await visitor()).tab("/ayurvedicassessment");
    await page.getByRole("dialog").getByLabel("Mobile number").waitFor();
  });
});
