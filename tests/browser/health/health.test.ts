import { describe, expect, inject, it } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { tabTo } from "#tests/browser/harness/focus.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();
/** Looked at from its top: further down the header covers half of whatever link is scrolled under it. */
async function sound(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
}

/** A weight that nobody else of these journeys has. */
const SENTINEL = "71.37";

describe("a visitor with the calculators", () => {
  it("works a BMI out while typing, opens its card, reloads, and forgets it [rt-profile1]", async () => {
    const { tab, context } = await visitor({ width: 390 });
    const requests: string[] = [];
    context.on("request", (request) => requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`));
    const page = await tab("/profile1");
    await sound(page);
    await page.getByLabel("Weight", { exact: true }).fill(SENTINEL);
    await page.getByLabel("Height", { exact: true }).fill("5");
    await page.getByLabel("Unit of height").selectOption("ft");
    await page.getByLabel("inches").fill("7");
    await page.getByText("BMI 24.6: overweight").waitFor();
    expect(requests.filter((request) => request.includes(SENTINEL))).toEqual([]);
    await page.getByRole("button", { name: "Calculate" }).click();
    await page.getByText(/^Kept only on this device/).waitFor();
    await page.locator(".bill summary").first().click();
    await page.locator(".bill details[open]").getByText("bmi@1").waitFor();
    await sound(page);
    const told = () => requests.filter((request) => request.includes(SENTINEL));
    await expect.poll(() => told().length).toBe(1);
    expect(told()[0]).toMatch(/^POST \S+\/api\/user\/calculateBmi \{/);
    await page.reload();
    await page.getByText("BMI 24.6: overweight").waitFor();
    await page.getByRole("button", { name: "Delete it" }).click();
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /body|test/.test(key)))).toEqual([]);
    expect(page.url()).not.toContain(SENTINEL);
  });

  it("needs no mouse, and is told at the field what is wrong [rt-profile2]", { tags: ["long"] }, async () => {
    const page = await (await visitor()).tab("/profile2");
    await tabTo(page, "Weight");
    await page.keyboard.type("60");
    await tabTo(page, "Calculate");
    await page.keyboard.press("Enter");
    await page.getByText("Please enter 100 to 250 cm").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("height");
    await page.keyboard.type("160");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.type("30");
    await page.getByLabel("How you live").selectOption("light");
    await page.getByText("2,000 ml").first().waitFor();
    await page.getByText("1,772 kcal").first().waitFor();
    await sound(page);
  });

  it("answers 24 questions, one a screen, and finds them after a reload [rt-prakrititest]", async () => {
    const page = await (await visitor({ width: 390 })).tab("/prakrititest");
    await sound(page);
    const options = page.locator("button[name=choose]");
    for (let question = 1; question <= 24; question += 1) {
      await page.getByText(`Question ${question} of 24`).waitFor();
      if (question === 12) {
        await page.reload();
        await page.getByText("Question 12 of 24").waitFor();
        await page.getByRole("button", { name: "Back" }).click();
        await page.getByText("Question 11 of 24").waitFor();
        await page.getByRole("button", { name: "Next" }).click();
        await page.getByText("Question 12 of 24").waitFor();
      }
      await options.first().press("Enter");
    }
    await page.getByRole("heading", { name: "Your prakriti" }).waitFor();
    await page.getByText("All three are about the same.").waitFor(); // The first option is each dosha eight times.
    await sound(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await page.locator(".bill summary").first().click();
    await page.getByRole("cell", { name: "slight, long or small-boned" }).first().waitFor();
    expect(await overflowOf(page)).toBe(0); // Answers are sentences, and break as such.
  });

  it("with a high score sees the helpline before anything else, in Hindi too [rt-profile3]", async () => {
    const { tab, context } = await visitor({ width: 390 });
    await context.addCookies([{ name: "language", value: "hi", url: inject("shop").address }]);
    const page = await tab("/profile3");
    await sound(page);
    for (let question = 1; question <= 10; question += 1)
      await page.locator(`input[name=answer${question}][value="${[4, 5, 7, 8].includes(question) ? 0 : 4}"]`).check();
    await page.getByRole("button", { name: "हिसाब लगाएँ" }).click();
    await page.getByText("टेली-मानस 14416, मुफ़्त, दिन-रात").waitFor();
    expect(await page.locator("main :is(h1, h2)").first().innerText()).toBe("किसी से बात करें");
    await sound(page);
  });

  it("needs no script: plain forms are answered by pages that nothing keeps, and no answer stands in an address", {
    tags: ["long"],
  }, async () => {
    const page = await (await visitor({ width: 390, scripts: "off" })).context.newPage();
    await page.goto("/profile1");
    await page.getByLabel("Weight", { exact: true }).fill(SENTINEL);
    await page.getByLabel("Height", { exact: true }).fill("170");
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      page.getByRole("button", { name: "Calculate" }).click(),
    ]);
    await page.getByText("BMI 24.7: overweight").waitFor();
    expect([answer.status(), answer.headers()["cache-control"], page.url()]).toEqual([
      200,
      "private, no-store",
      `${inject("shop").address}/profile1`,
    ]);
    await page.goto("/prakrititest");
    for (let question = 1; question <= 24; question += 1) {
      await page.getByText(`Question ${question} of 24`).waitFor();
      if (question === 3) {
        await page.getByRole("button", { name: "Back" }).click();
        await page.getByText("Question 2 of 24").waitFor();
        await page.getByRole("button", { name: "Next" }).click();
      }
      await page.locator("button[name=choose][value=vata]").click();
    }
    await page.getByText("One of the three leads clearly.").waitFor();
    await page.goto("/profile3");
    await page.getByRole("button", { name: "Calculate" }).click();
    await page.getByText(/^10 questions have no answer yet/).waitFor();
    expect(page.url()).toBe(`${inject("shop").address}/profile3`);
  });

  it("is told without script that a day needs an account and script, and is led to what needs neither [rt-wellness]", async () => {
    const page = await (await visitor({ width: 390, scripts: "off" })).tab("/wellness");
    expect(await page.getByRole("main").innerText()).toContain("Your day is saved in your account, which needs JavaScript.");
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole("link", { name: "The calculators need neither." }).click();
    expect(page.url()).toMatch(/#calculators$/);
    await page
      .getByRole("region", { name: "Calculators" })
      .getByRole("link", { name: /^BMI and body fat/ })
      .click();
    await page.getByRole("button", { name: "Calculate" }).waitFor();
  });
});
