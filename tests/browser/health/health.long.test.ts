import { describe, expect, inject, it } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { tabTo } from "#tests/browser/harness/focus.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Page, Response } from "playwright-core";

const { visitor } = visitors();
/** Looked at from its top: further down the header covers half of whatever link is scrolled under it. */
async function sound(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
}
/** The same page where scripts run, which looking for barriers takes: it is taken over as it was drawn. */
async function soundWithScript(answer: Response, table: string): Promise<void> {
  const [body, headers] = [await answer.body(), await answer.allHeaders()];
  const { context } = await visitor({ width: 390 });
  const page = await context.newPage();
  await page.route(answer.url(), (route) => route.fulfill({ status: 200, headers, body }));
  await page.goto(answer.url());
  await page.locator("[aria-invalid=true]").waitFor();
  await sound(page);
  expect(await page.getByRole("table", { name: table }).locator("tbody tr").count()).toBe(2);
}
/** A weight that nobody else of these journeys has. */
const SENTINEL = "71.37";

describe("a visitor with the calculators", () => {
  it("works each of them out without a line, never opened before", async () => {
    const { tab, context } = await visitor({ width: 390, keeping: "on", line: "bad" });
    const page = await tab("/faq");
    const missing = () =>
      page.evaluate(async () => {
        const files: readonly string[] = await (await fetch("/kept-files-en.json")).json();
        const needed = ["/profile1", "/profile2", "/profile3", "/prakrititest", ...files];
        const stored = await Promise.all(needed.map(async (file) => (await caches.match(file, { ignoreVary: true })) !== undefined));
        return stored.filter((isKept) => !isKept).length;
      });
    await expect.poll(missing, { timeout: 60_000 }).toBe(0);
    await context.setOffline(true);
    await page.goto("/profile1");
    await page.getByLabel("Weight", { exact: true }).fill("72.25");
    await page.getByLabel("Height", { exact: true }).fill("170");
    await page.getByText("BMI 25.0: obese").waitFor();
    await page.getByRole("button", { name: "Calculate" }).click();
    await page.getByText(/^Kept only on this device/).waitFor();
    await page.locator(".bill summary").first().click();
    await page.locator(".bill details[open]").getByText("bmi@1").waitFor();
    await page.goto("/profile2");
    await page.getByLabel("Weight", { exact: true }).fill("60");
    await page.getByText("2,000 ml").first().waitFor();
    await page.goto("/profile3");
    await page.getByText(/^You are offline/).waitFor();
    for (let question = 1; question <= 10; question += 1) {
      const answer = page.locator(`input[name=answer${question}][value="${[4, 5, 7, 8].includes(question) ? 0 : 4}"]`);
      await answer.click(); // While the page wakes up, it stands a moment later.
      await expect.poll(() => answer.isChecked()).toBe(true);
    }
    await page.getByRole("button", { name: "Calculate" }).click();
    await page.getByRole("link", { name: /14416/ }).first().waitFor();
    await page.goto("/prakrititest");
    for (let question = 1; question <= 24; question += 1) {
      await page.getByText(`Question ${question} of 24`).waitFor();
      await page.locator("button[name=choose]").first().press("Enter");
    }
    await page.getByRole("heading", { name: "Your prakriti" }).waitFor();
  });

  it.each([
    ["en", ["Weight", "Height", "Calculate"], "Your results so far", ["71.37 kg", "24.7", "–", "Weight −1.37 kg, BMI −0.5"]],
    ["hi", ["वज़न", "लंबाई", "हिसाब लगाएँ"], "अब तक के आपके नतीजे", ["71.37 किग्रा", "24.7", "–", "वज़न −1.37 किग्रा, BMI −0.5"]],
  ] as const)(
    "sees what changed in one sitting without script, by keyboard alone, in %s",
    async (language, [weight, height, ask], caption, last) => {
      const { context } = await visitor({ width: 390, scripts: "off" });
      await context.addCookies([{ name: "language", value: language, url: inject("shop").address }]);
      const page = await context.newPage();
      await page.goto("/profile1");
      const table = page.getByRole("table", { name: caption });
      const rows = table.locator("tbody tr");
      const send = async (typed: string): Promise<Response> => {
        for (const [field, value] of [
          [weight, typed],
          [height, "170"],
        ] as const) {
          await tabTo(page, field);
          await page.keyboard.press("Control+A");
          await page.keyboard.type(value);
        }
        await tabTo(page, ask);
        const answer = page.waitForResponse((response) => response.request().method() === "POST");
        await page.keyboard.press("Enter");
        return answer;
      };
      await send("72.74");
      await expect.poll(() => rows.count()).toBe(1);
      await send(SENTINEL);
      await expect.poll(() => rows.count()).toBe(2);
      const answer = await send("7");
      await page.locator("[aria-invalid=true]").waitFor();
      expect(await rows.last().locator("td").allInnerTexts()).toEqual(last);
      expect([await table.locator("thead th[scope=col]").count(), await table.locator("tbody th[scope=row]").count()]).toEqual([5, 2]);
      expect([page.url(), await overflowOf(page)]).toEqual([`${inject("shop").address}/profile1`, 0]);
      await soundWithScript(answer, caption);
      await page.goto("/profile1");
      expect(await table.count()).toBe(0);
    },
  );
});
