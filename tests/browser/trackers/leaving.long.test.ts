import { expect, it, describe } from "vitest";
import { newcomer } from "#tests/browser/harness/bearer-token.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { Page } from "playwright-core";

const { customer } = visitors();

/** Whose entries, places and begun sleeps the device keeps, and how many presses. */
const keptOnDevice = (page: Page): Promise<{ readonly keys: readonly string[]; readonly waiting: number }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("trackers");
        opening.onsuccess = () => {
          const reading = opening.result.transaction(["entries", "toldTogether", "known", "begun", "waiting"]);
          const keys = ["entries", "toldTogether", "known", "begun"].map((store) => reading.objectStore(store).getAllKeys());
          const waiting = reading.objectStore("waiting").count();
          reading.oncomplete = () => resolve({ keys: keys.flatMap(({ result }) => result.map(String)), waiting: waiting.result });
        };
      }),
  );

/** Whether a tab of this browser is at an exchange with the server: one at a time is. */
const isExchanging = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.locks.query()).held?.some(({ name }) => name === "trackers") ?? false);

describe("a phone that two people use", () => {
  it("keeps nothing of an answer that comes to a tab after its account was signed out in another", async () => {
    const phone = await customer(newcomer(), { width: 390, line: "bad" });
    const page = await phone.tab("/watertracker");
    await page.getByRole("checkbox", { name: /^I allow/ }).check();
    await page.getByRole("button", { name: "Keep my entries" }).click();
    await page.getByText("May we keep your health data?").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Glass, 250 ml" }).click();
    await page.getByText("250 ml of 2,000 ml").waitFor();
    await expect.poll(() => keptOnDevice(page)).toMatchObject({ keys: [expect.anything(), expect.anything()], waiting: 0 });

    // A tab that sleeps does not hear that its customer signs out, and its answer comes only then.
    await page.addInitScript(() => globalThis.addEventListener("storage", (event) => event.stopImmediatePropagation(), { capture: true }));
    const [late, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route("**/tracker/changes*", async (route) => {
      const response = await route.fetch();
      asked.resolve();
      await late.promise;
      await route.fulfill({ response });
    });
    await page.reload();
    await asked.promise;
    const desk = await phone.tab("/homeprofile");
    await desk.getByRole("main").getByRole("button", { name: "Logout" }).click();
    await expect.poll(() => keptOnDevice(desk)).toEqual({ keys: [], waiting: 0 });
    expect(await isExchanging(page)).toBe(true);
    late.resolve();
    await expect.poll(() => isExchanging(page)).toBe(false);
    expect(await keptOnDevice(desk)).toEqual({ keys: [], waiting: 0 });
  });
});
