import { describe, expect, it } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { newcomer } from "#tests/browser/harness/bearer-token.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Page } from "playwright-core";

const { customer } = visitors();

async function sound(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
}

async function allow(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: /my health data/ }).check();
  await page.getByRole("button", { name: "Keep my entries" }).click();
  await page.getByRole("heading", { name: /^May we keep/ }).waitFor({ state: "detached" });
}

/** All code of the pages that open without a line is kept on the device. */
async function isKept(page: Page, address: string): Promise<void> {
  const isHere = (files: readonly string[]) =>
    page.evaluate(
      async (needed) =>
        (await Promise.all(needed.map(async (file) => caches.match(file, { ignoreVary: true })))).every((one) => one !== undefined),
      files,
    );
  const code: readonly string[] = await page.evaluate(async () => (await fetch("/kept-files-en.json")).json());
  await expect.poll(() => isHere([address, ...code]), { timeout: 60_000 }).toBe(true);
}

/** Where on the device, beside the trackers' own store, and in which addresses something stands. */
const leaksOf = (page: Page, requested: readonly string[], sentinel: string): Promise<readonly string[]> =>
  page.evaluate(
    async ({ asked, sentinel }) => {
      const places: [string, string][] = [
        ["storage", JSON.stringify([{ ...localStorage }, { ...sessionStorage }])],
        ["cookies", document.cookie],
        ["addresses", decodeURIComponent([location.href, ...asked].join(" "))],
        ["history", JSON.stringify(history.state)],
      ];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const stored = await cache.match(request, { ignoreVary: true });
          if (!/\.(?:woff2|png|webp|jpg)/.test(request.url)) places.push([`cache ${name}`, `${request.url} ${await stored?.text()}`]);
        }
      }
      return places.flatMap(([place, text]) => (text.includes(sentinel) ? [place] : []));
    },
    { asked: requested, sentinel },
  );

async function addPart(page: Page, { words, food, amount }: { readonly words: string; readonly food: string; readonly amount: string }) {
  await page.getByLabel("Search ingredients").fill(words);
  await page.getByRole("group", { name: "Ingredient" }).getByText(food, { exact: true }).click();
  await page.getByLabel("Ingredient amount").fill(amount);
  await page.getByRole("button", { name: "Add ingredient" }).click();
  await page.getByText(`Added: ${food}.`).waitFor();
}

describe("somebody with a dish of their own", () => {
  it("writes it down without a line, eats it on another device, and keeps what was eaten once the dish is gone [rt-addmeal]", async () => {
    const mobile = newcomer();
    const phone = await customer(mobile, { width: 390, keeping: "on", line: "bad" });
    const requested: string[] = [];
    phone.context.on("request", (request) => requested.push(request.url()));
    const page = await phone.tab("/addmeal");
    await allow(page);
    await isKept(page, "/addmeal");
    await phone.context.setOffline(true);
    await page.reload();
    await page.getByText("Your own dishes", { exact: true }).click();
    await page.getByText(/^None yet\./).waitFor();
    await page.getByRole("button", { name: "Add a dish" }).click();
    await expect.poll(() => page.getByLabel("Name of the dish").evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByLabel("Name of the dish").fill("Aaji's dal");
    await addPart(page, { words: "arhar", food: "Toor dal, raw", amount: "1" });
    await addPart(page, { words: "pani", food: "Water", amount: "2" });
    await sound(page);
    await page.getByLabel("Number of portions").fill("2");
    await page.getByRole("button", { name: "Save the dish" }).click();
    const dishes = page.getByRole("list", { name: "Your own dishes" });
    await dishes.getByText(/^2 portions of /).waitFor();
    await dishes.getByText("Not sent yet").waitFor();
    await dishes.getByText("Ingredients").click();
    await dishes.getByText("Toor dal, raw, 1 katori: 130 g").waitFor();
    await sound(page);
    await phone.context.setOffline(false);
    await page.evaluate(() => globalThis.dispatchEvent(new Event("online")));
    await dishes.getByText("Not sent yet").waitFor({ state: "detached" });
    expect(await leaksOf(page, requested, "Aaji's dal")).toEqual([]);
    expect(await leaksOf(page, [...requested, "/?q=Aaji%27s%20dal"], "Aaji's dal")).toEqual(["addresses"]);

    const desk = await (await customer(mobile)).tab("/addmeal");
    await desk.getByRole("radio", { name: "Aaji's dal", exact: true }).check();
    await desk.getByLabel("Meal", { exact: true }).selectOption("Lunch");
    await desk.getByRole("button", { name: "Note it" }).click();
    const eaten = desk.getByRole("list", { name: "Lunch" }).getByText(/^Aaji's dal, 1 portion: \d+ kcal$/);
    const told = await eaten.textContent();
    await desk.getByText("Your own dishes", { exact: true }).click();
    await desk.getByRole("button", { name: "Remove the dish Aaji's dal" }).click();
    await desk.getByText("Removed. What you noted of it stays.").waitFor();
    await desk.reload();
    expect(await eaten.textContent()).toBe(told);
    await desk.getByText("Your own dishes", { exact: true }).click();
    await desk.getByText(/^None yet\./).waitFor();
    await sound(desk);
  });
});

describe("somebody with an activity of their own", () => {
  it("writes it down with its MET and notes half an hour of it [rt-addexercise]", async () => {
    const page = await (await customer(newcomer(), { width: 390 })).tab("/addexercise");
    await allow(page);
    await page.getByText("Your own activities", { exact: true }).click();
    await page.getByRole("button", { name: "Add an activity" }).click();
    await page.getByRole("button", { name: "Save the activity" }).click();
    await page.getByText("Please enter a name in one line").waitFor();
    await sound(page);
    await page.getByLabel("Name of the activity").fill("Garba");
    await page.getByLabel("How hard it is, in MET").fill("5.5");
    await page.getByRole("button", { name: "Save the activity" }).click();
    await page.getByRole("list", { name: "Your own activities" }).getByText("MET 5.5").waitFor();
    await page.getByLabel("Search activities").fill("garba");
    await page.getByRole("group", { name: "What did you do?" }).getByText("Garba", { exact: true }).click();
    await page.getByLabel("Minutes", { exact: true }).fill("30");
    await page.getByLabel("Your weight in kg").fill("60");
    await page.getByRole("button", { name: "Note this exercise" }).click();
    await page.getByText("Garba: 30 min, 165 kcal", { exact: true }).waitFor();
    await sound(page);
  });
});
