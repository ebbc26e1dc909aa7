import { describe, expect, inject, it } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

const asSomebody = async (bearer: string, path: string, width: number): Promise<Page> => (await visitor({ width, bearer })).tab(path);

const choose = (page: Page, question: string, answer: string) =>
  page.getByRole("group", { name: question }).getByText(answer, { exact: true }).click();
const saved = (page: Page) => page.getByText("Saved. Assessments that are not sent yet").waitFor();
const sound = async (page: Page) => expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);

describe("the health profile", () => {
  it("is allowed, told once, and an answer wherever an assessment asks [rt-medicalcondition] [rt-physicalgenerals]", async () => {
    const bearer = await bearerOf(inject("shop"), newcomer());
    const phone = await asSomebody(bearer, "/medicalcondition", 390);
    await phone.getByRole("checkbox", { name: /^I allow Niramaya/ }).check();
    await sound(phone);
    await phone.getByRole("button", { name: "Allow and start" }).click();
    await choose(phone, "Are you allergic to anything?", "Yes");
    await phone.getByLabel("No. 1").fill("SENTINEL peanuts");
    await choose(phone, "Do you take any medicine or supplement?", "No");
    await sound(phone);
    await phone.getByRole("button", { name: "Save" }).click();
    await saved(phone);
    await phone.getByRole("link", { name: "Height, weight and blood pressure" }).click();
    await phone.getByLabel("Your weight").fill("2000");
    await phone.getByRole("button", { name: "Save" }).click();
    await phone.getByText("This answer isn't valid.").waitFor();
    await sound(phone);
    await phone.getByLabel("Your weight").fill("61.5");
    await phone.getByRole("button", { name: "Save" }).click();
    await saved(phone);
    await phone.reload();
    await phone.getByLabel("Your weight").waitFor();
    await expect.poll(() => phone.getByLabel("Your weight").inputValue()).toBe("61.5");

    const desktop = await asSomebody(bearer, "/defaultquestionnaire", 1280);
    await desktop.getByText("3 of ").waitFor();
    await choose(desktop, "Choose all that apply", "None of these");
    await desktop.getByRole("button", { name: "Next" }).click();
    await desktop.getByLabel("What troubles you most?").fill("A cough");
    await choose(desktop, "For how long?", "One to four weeks");
    await choose(desktop, "How bad is it on most days?", "4");
    await choose(desktop, "How has it changed?", "Getting better");
    await desktop.getByRole("button", { name: "Next" }).click();
    await desktop.getByText(/^Some answers come from your health profile/).waitFor();
    await expect.poll(() => desktop.getByLabel("No. 1").inputValue()).toBe("SENTINEL peanuts");
    await sound(desktop);
    await desktop.goto("/medicalcondition");
    await desktop.getByLabel("No. 1").waitFor();
    await sound(desktop);
  });

  it("leads to who saw it, which for a newcomer is nobody", { tags: ["long"] }, async () => {
    const bearer = await bearerOf(inject("shop"), newcomer());
    const page = await asSomebody(bearer, "/physicalgenerals", 390);
    await page.getByRole("link", { name: "Who saw my health data" }).click();
    await page.getByRole("heading", { name: "No practitioner has read your health data" }).waitFor();
    await sound(page);
  });
});
