import { describe, expect, inject, it } from "vitest";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import type { BrowserContext, Page } from "playwright-core";
import type { Day } from "#core/shared/day.ts";

const { visitor } = visitors();

const PAGES = ["/wellness", "/watertracker", "/sleeptracker", "/exercisetracker", "/mealtracker", "/bmiandfattracker"];
const GLASSES = 14;
/** Glasses, a night, a walk, three meals and a weight. */
const PRESSES_A_DAY = GLASSES + 6;
const DAYS = 7;
const GLASS = { name: "Glass, 250 ml" };

/** The moment in the evening of a day at which the phone stands. */
const eveningOf = (of: Day): number => firstInstantOf(of) + 21 * 3_600_000;

/** What the server takes and tells, asked as another device of the same person. */
function otherDevice(bearer: string) {
  const headers = { authorization: `Bearer ${bearer}`, "content-type": "application/json" };
  const asked = (path: string, body?: object) =>
    fetch(
      `${inject("shop").address}/api${path}`,
      body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) },
    );
  return {
    async entries(): Promise<readonly { readonly entry: string; readonly n: number }[]> {
      return (await (await asked("/tracker/changes")).json()).payload.entries;
    },
    /** Each of these glasses was 300 ml. */
    async change(glasses: readonly { readonly entry: string; readonly n: number }[]): Promise<void> {
      const at = new Date().toISOString();
      const value = { tracker: "water", at, ml: 300 };
      const ops = glasses.map(({ entry, n }) => ({ op: crypto.randomUUID(), entry, n: n + 1, kind: "put", at, value }));
      expect((await (await asked("/tracker/sync", { ops })).json()).payload.accepted.length).toBe(glasses.length);
    },
    /** All presses of the account, a line each. */
    async presses(): Promise<readonly { readonly n: number; readonly value: { readonly at?: string; readonly end?: string } }[]> {
      return (await (await asked("/tracker/export")).text())
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line));
    },
  };
}

/** The worker has the pages of the trackers, and all of their code. */
async function hasPagesWithoutLine(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async (pages) => {
      const files: readonly string[] = await (await fetch("/kept-files-en.json")).json();
      const stored = await Promise.all(
        [...pages, ...files].map(async (file) => (await caches.match(file, { ignoreVary: true })) !== undefined),
      );
      return stored.filter((isKept) => !isKept).length;
    }, PAGES);
  await expect.poll(missing, { timeout: 60_000 }).toBe(0);
}

const noted = (page: Page) => page.getByRole("list", { name: "Entries of this day" }).getByRole("listitem");

/** A day of presses on each tracker's page, which is opened anew for it. */
async function noteDay(page: Page, nth: number): Promise<void> {
  await page.goto("/watertracker");
  await page.getByText("Nothing noted yet", { exact: true }).waitFor();
  for (let glass = 0; glass < GLASSES; glass += 1) await page.getByRole("button", GLASS).click();
  await expect.poll(() => noted(page).count()).toBe(GLASSES);

  await page.goto("/bmiandfattracker");
  await page.getByRole("textbox", { name: "Weight", exact: true }).fill(`70.${nth}`);
  await page.getByRole("button", { name: "Note it" }).click();
  await expect.poll(() => noted(page).count()).toBe(1);

  await page.goto("/exercisetracker");
  if (nth === 0) await page.getByLabel("Search activities").fill("surya");
  await page.getByText("Surya Namaskar", { exact: true }).click();
  await page.getByLabel("Minutes", { exact: true }).fill("20");
  await page.getByRole("button", { name: "Note this exercise" }).click();
  await expect.poll(() => noted(page).count()).toBe(1);

  await page.goto("/sleeptracker");
  await page.getByText("Enter both times yourself, or a nap").click();
  await page.getByRole("button", { name: "Note this sleep" }).click();
  await page.getByText("8 h of 8 h").waitFor();

  await page.goto("/mealtracker");
  for (const meal of ["Breakfast", "Lunch", "Dinner"]) {
    if (nth > 0) await page.getByRole("button", { name: `${meal}, same as: Yesterday` }).click();
    else {
      await page.getByLabel("Search foods and dishes").fill("chapatti");
      await page.getByRole("radio", { name: "Roti", exact: true }).first().check();
      await page.getByLabel("Meal", { exact: true }).selectOption(meal);
      await page.getByRole("button", { name: "Note it" }).click();
    }
    await expect.poll(() => page.getByRole("list", { name: meal }).getByRole("listitem").count()).toBe(1);
  }
}

/** How many presses wait on the device. */
const waiting = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("trackers");
        opening.onsuccess = () => {
          const counting = opening.result.transaction("waiting").objectStore("waiting").count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );

/** A browser that ends at once gives its pages no time: what is drawn must be kept by then. */
async function closed(page: Page, presses: number): Promise<void> {
  await expect.poll(() => waiting(page)).toBe(presses);
  await page.close();
}

/** How many presses each call of `sync` sends that sends any. */
function batchesOf(context: BrowserContext): readonly number[] {
  const batches: number[] = [];
  context.on("request", (request) => {
    if (!request.url().endsWith("/tracker/sync")) return;
    const { ops } = request.postDataJSON();
    if (ops.length > 0) batches.push(ops.length);
  });
  return batches;
}

describe("a week without a line", () => {
  it("brings 140 presses in one batch, each on its day, and tells what another device said otherwise", async () => {
    const mobile = newcomer();
    const bearer = await bearerOf(inject("shop"), mobile);
    const other = otherDevice(bearer);
    const phone = await visitor({ width: 390, keeping: "on", line: "bad", bearer });
    const first = await phone.tab("/watertracker");
    await first.getByRole("checkbox", { name: /^I allow/ }).check();
    await first.getByRole("button", { name: "Keep my entries" }).click();
    await first.getByText("May we keep your health data?").waitFor({ state: "detached" });
    for (let glass = 0; glass < 10; glass += 1) await first.getByRole("button", GLASS).click();
    await first.getByText("2,500 ml of 2,000 ml").waitFor();
    await expect.poll(async () => (await other.entries()).length).toBe(10);
    const desk = await (await visitor({ bearer })).tab("/watertracker");
    await desk.getByText("2,500 ml of 2,000 ml").waitFor();
    await desk.getByRole("button", { name: "The day before" }).click();
    await desk.getByText("Nothing noted yet", { exact: true }).waitFor();
    await hasPagesWithoutLine(first);

    await phone.context.setOffline(true);
    await other.change(await other.entries());
    for (let glass = 0; glass < 10; glass += 1) {
      await first
        .getByRole("button", { name: /^Change 250 ml/ })
        .first()
        .click();
      await first.getByLabel("Amount in ml", { exact: true }).fill("400");
      await first.getByRole("button", { name: "Save", exact: true }).click();
      await expect.poll(() => first.getByRole("button", { name: /^Change 400 ml/ }).count()).toBe(glass + 1);
    }
    await closed(first, 10);

    const today = indianDay(Date.now());
    const week = Array.from({ length: DAYS }, (_, nth) => daysAfter(today, nth - DAYS));
    let page = await phone.context.newPage();
    for (const [nth, one] of week.entries()) {
      await phone.context.clock.setFixedTime(eveningOf(one));
      await noteDay(page, nth);
      if (nth !== 3) continue;
      await closed(page, 10 + 4 * PRESSES_A_DAY);
      page = await phone.context.newPage();
    }
    await page.goto("/wellness");
    await page.getByRole("button", { name: "A glass, 250 ml" }).waitFor();
    await page.goto("/watertracker");
    await page.getByText(`${DAYS * PRESSES_A_DAY + 10} entries are not sent yet.`).waitFor();

    const batches = batchesOf(phone.context);
    await phone.context.clock.setFixedTime(Date.now());
    await phone.context.setOffline(false);
    await page.evaluate(() => globalThis.dispatchEvent(new Event("online")));
    await page.waitForResponse((answer) => answer.url().endsWith("/tracker/sync") && answer.request().postDataJSON().ops.length > 0);
    await desk.getByText("3,500 ml of 2,000 ml").waitFor({ timeout: 5_000 }); // Yesterday, by the live stream.
    await expect.poll(() => batches).toEqual([DAYS * PRESSES_A_DAY + 10]);

    const presses = await other.presses();
    expect(presses.length).toBe(10 + 10 + 10 + DAYS * PRESSES_A_DAY);
    const days = presses.filter(({ n }) => n === 1).map(({ value }) => indianDay(Date.parse(value.end ?? value.at ?? "")));
    expect([...week, today].map((one) => days.filter((of) => of === one).length)).toEqual([...week.map(() => PRESSES_A_DAY), 10]);

    await page.goto("/watertracker");
    await page.getByText("4,000 ml of 2,000 ml").waitFor();
    await expect.poll(() => page.getByText("400 ml kept; your other device said 300 ml.").count()).toBe(10);
    await page.getByRole("button", { name: "Use that" }).first().click();
    await page.getByText("3,900 ml of 2,000 ml").waitFor();
    await expect.poll(() => page.getByText("400 ml kept; your other device said 300 ml.").count()).toBe(9);
  });
});
