import { describe, expect, inject, it } from "vitest";
import { bearerOf, newcomer } from "../harness/bearer-token.ts";
import { fetchFromShop } from "../harness/fetch-from-shop.ts";
import { visitors } from "../harness/visitors.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

/** What the device keeps of posts that wait. */
const keptOnDevice = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("posts");
        opening.onsuccess = () => {
          const reading = opening.result.transaction("waiting").objectStore("waiting").getAll();
          reading.onsuccess = () => resolve(reading.result.map(({ waiting }) => waiting.post.text));
        };
      }),
  );

async function share(page: Page, words: string): Promise<void> {
  await page.getByLabel("What would you like to share?").fill(words);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByText("Your post is saved on this device", { exact: false }).waitFor();
}

describe("posts that are shared without a line", () => {
  it("wait on the device, are sent once by one of two tabs, and go with who signs out [rt-fitbook]", async () => {
    const bearer = await bearerOf(inject("shop"), newcomer()); // Their session ends.
    const phone = await visitor({ width: 390, line: "bad", bearer });
    const here = await phone.tab("/fitbook");
    await here.getByLabel("Date of birth").fill("1991-07-07");
    await here.getByRole("button", { name: "Enter Fitbook" }).click();
    const there = await phone.tab("/fitbook");
    for (const page of [here, there]) await page.getByText("No posts yet").waitFor();

    const words = `Walked to the well ${crypto.randomUUID()}`;
    await phone.context.setOffline(true);
    await share(here, words);
    expect(await keptOnDevice(there)).toEqual([words]);
    await phone.context.setOffline(false);
    await expect.poll(() => keptOnDevice(here)).toEqual([]);
    // The tab that sent it draws it; the other tells that it has come, and draws it when that is pressed.
    const counted = async (find: (page: Page) => ReturnType<Page["getByText"]>) =>
      Promise.all([here, there].map((page) => find(page).count()));
    const drawn = () => counted((page) => page.getByRole("article").getByText(words));
    const told = () => counted((page) => page.getByRole("button", { name: "Show 1 new post" }));
    await expect.poll(async () => (await told()).reduce((sum, count) => sum + count)).toBe(1);
    await expect.poll(drawn).toEqual((await told()).map((count) => 1 - count));
    for (const page of [here, there]) {
      const button = page.getByRole("button", { name: "Show 1 new post" });
      if (await button.isVisible()) await button.click();
    }
    await expect.poll(drawn).toEqual([1, 1]);
    const feed = await fetchFromShop(bearer, "GET", "/fitbook/posts?kind=feed");
    expect(JSON.stringify(feed).split(words)).toHaveLength(2);

    await phone.context.setOffline(true);
    await share(there, "Sentinel that nobody reads");
    await there.getByRole("list", { name: "Waiting to be sent" }).waitFor();
    // Before the line is back: it would be sent at once.
    await phone.context.route("**/fitbook/posts", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
    await phone.context.setOffline(false);
    const desk = await phone.tab("/homeprofile");
    await desk.getByRole("main").getByRole("button", { name: "Logout" }).click();
    await desk.getByRole("alertdialog", { name: "1 post is not sent yet" }).waitFor();
    await desk.getByRole("button", { name: "Delete and sign out" }).click();
    await expect.poll(() => keptOnDevice(desk)).toEqual([]);
  });
});
