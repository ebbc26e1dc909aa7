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

const entries = (page: Page) => page.getByRole("list", { name: "Entries of this day" }).getByRole("listitem");

/** How many presses and entries the device keeps. */
const keptOnDevice = (page: Page): Promise<readonly number[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("trackers");
        opening.onsuccess = () => {
          const reading = opening.result.transaction(["waiting", "entries"]);
          const counts = ["waiting", "entries"].map((store) => reading.objectStore(store).count());
          reading.oncomplete = () => resolve(counts.map(({ result }) => result));
        };
      }),
  );

/** Makes the device believe that nobody has been signed in for so long. */
const leftDaysAgo = (page: Page, days: number): Promise<void> =>
  page.evaluate(
    (since) =>
      new Promise((resolve) => {
        const opening = indexedDB.open("trackers");
        opening.onsuccess = () => {
          const writing = opening.result.transaction("left", "readwrite");
          writing.objectStore("left").put(since, "nobody since");
          writing.oncomplete = () => resolve();
        };
      }),
    Date.now() - days * 86_400_000,
  );

describe("somebody who notes what they drink", () => {
  it("allows it once, presses a glass, sees it on another device, goes offline and comes back [rt-watertracker] [ep-tracker-water-add]", async () => {
    const mobile = newcomer();
    const phone = await customer(mobile, { width: 390, keeping: "on", line: "bad" });
    const page = await phone.tab("/watertracker");
    await page.getByRole("button", { name: "Keep my entries" }).click();
    await page.getByText("Please tick this first.").waitFor();
    await sound(page);
    await page.getByRole("checkbox", { name: /^I allow/ }).check();
    await page.getByRole("button", { name: "Keep my entries" }).click();
    await page.getByText("May we keep your health data?").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Glass, 250 ml" }).click();
    await page.getByText("250 ml of 2,000 ml").waitFor();

    const desk = await (await customer(mobile)).tab("/watertracker");
    await desk.getByText("250 ml of 2,000 ml").waitFor();
    await sound(desk);
    await page.getByRole("button", { name: "Bottle, 500 ml" }).click();
    await desk.getByText("750 ml of 2,000 ml").waitFor({ timeout: 20_000 }); // By the live stream, without a press.

    // The worker has the page and its code: it opens without a line, and keeps what is pressed.
    await expect
      .poll(
        () =>
          page.evaluate(
            async () => (await caches.keys()).length > 0 && (await caches.match("/watertracker", { ignoreVary: true })) !== undefined,
          ),
        {
          timeout: 60_000,
        },
      )
      .toBe(true);
    const needed: readonly string[] = await page.evaluate(async () => (await fetch("/kept-files-en.json")).json());
    await expect
      .poll(
        () =>
          page.evaluate(
            async (files) =>
              (await Promise.all(files.map(async (file) => ({ file, kept: await caches.match(file) })))).flatMap(({ file, kept }) =>
                kept === undefined ? [file] : [],
              ),
            needed,
          ),
        {
          timeout: 60_000,
        },
      )
      .toEqual([]);
    await phone.context.setOffline(true);
    await page.reload();
    await page.getByText("750 ml of 2,000 ml").waitFor();
    await page.getByRole("button", { name: "Katori, 150 ml" }).click();
    await page.getByText("1 entry is not sent yet.").waitFor();
    await page.reload();
    await page.getByText("900 ml of 2,000 ml").waitFor();
    await expect.poll(async () => (await keptOnDevice(page))[0]).toBe(1);
    await phone.context.setOffline(false);
    await page.evaluate(() => globalThis.dispatchEvent(new Event("online")));
    await desk.getByText("900 ml of 2,000 ml").waitFor();
    await expect.poll(async () => (await keptOnDevice(page))[0]).toBe(0);

    // What is answered stands there though nothing is heard of it, and the device alone has it.
    await page.route("**/tracker/changes*", (request) => request.abort());
    await page.getByRole("button", { name: "Katori, 150 ml" }).click();
    await expect.poll(() => keptOnDevice(page)).toEqual([0, 4]);
    await page.getByText("1,050 ml of 2,000 ml").waitFor();
    await page.reload();
    await page.getByText("1,050 ml of 2,000 ml").waitFor();
    await page.unroute("**/tracker/changes*");

    // Signed out, nothing of theirs is on the device but what was not sent, and that no longer than 30 days.
    await page.route("**/tracker/sync", (request) => request.abort());
    await page.getByRole("button", { name: "Katori, 150 ml" }).click();
    await page.getByText("1 entry is not sent yet.").waitFor();
    await desk.close(); // Its session is the same one.
    await page.goto("/homeprofile");
    await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
    await page.getByRole("alertdialog", { name: "1 entry is not sent yet" }).waitFor();
    await sound(page);
    await page.getByRole("button", { name: "Send first, then sign out" }).click();
    await page.getByText("That could not be sent.").waitFor();
    await page.getByRole("button", { name: "Keep until I sign in again" }).click();
    await expect.poll(() => keptOnDevice(page)).toEqual([1, 0]);
    await phone.context.clearCookies(); // What signed in here is no session any more.
    await leftDaysAgo(page, 29);
    await page.goto("/prakrititest");
    await page.waitForLoadState("networkidle");
    expect(await keptOnDevice(page)).toEqual([1, 0]);
    await leftDaysAgo(page, 30);
    await page.goto("/prakrititest");
    await expect.poll(() => keptOnDevice(page)).toEqual([0, 0]);
  });

  it("notes at the shop's time on a device whose clock is ahead, and the shop is left in peace", async () => {
    const mobile = newcomer();
    const { context, tab } = await customer(mobile, { width: 390 });
    await context.addInitScript(() => {
      const now = Date.now;
      Date.now = () => now() + 60 * 60 * 1000;
    });
    const page = await tab("/watertracker");
    await page.getByRole("checkbox", { name: /^I allow/ }).check();
    await page.getByRole("button", { name: "Keep my entries" }).click();
    let sent = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/tracker/sync")) sent += 1;
    });
    await page.getByRole("button", { name: "Glass, 250 ml" }).click();
    await page.getByText("250 ml of 2,000 ml").waitFor();
    await page.waitForTimeout(1_500); // As long as it takes to be told of one's own call and to answer it many times.
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThan(4);
    expect(await page.getByText("One entry is ahead of Indian time.").count()).toBe(0);
    const desk = await (await customer(mobile)).tab("/watertracker");
    await desk.getByText("250 ml of 2,000 ml").waitFor();
  });

  it("changes, removes and takes back, on any day, and sees the days as bars and as a table [ep-tracker-water-delete]", async () => {
    const page = await (await customer(newcomer())).tab("/watertracker");
    await page.getByRole("checkbox", { name: /^I allow/ }).check();
    await page.getByRole("button", { name: "Keep my entries" }).click();
    await page.getByText("May we keep your health data?").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "The day before" }).click();
    await page.getByRole("heading", { name: "Yesterday" }).waitFor();
    await page.getByLabel("Your own amount in ml").fill("5");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByText("Please enter 10 to 3000 ml").waitFor();
    await page.getByLabel("Your own amount in ml").fill("330");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "330 ml", exact: true }).click();
    await page.getByText("660 ml of 2,000 ml").waitFor();
    await page
      .getByRole("button", { name: /^Change 330 ml/ })
      .first()
      .click();
    await page.getByLabel("Amount in ml", { exact: true }).fill("400");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("730 ml of 2,000 ml").waitFor();
    await page.getByRole("button", { name: /^Remove 400 ml/ }).click();
    await page.getByText("330 ml of 2,000 ml").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("730 ml of 2,000 ml").waitFor();
    await expect.poll(() => entries(page).count()).toBe(2);
    const chart = page.getByRole("slider", { name: "Days: use the arrow keys" });
    await chart.focus();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => chart.getAttribute("aria-valuetext")).toMatch(/: Not noted\.$/);
    await page.getByText("As a table").click();
    await page.getByRole("row", { name: /Yesterday 730 ml 2,000 ml Below the goal/ }).waitFor();
    await sound(page);

    await page.getByText("Your goal", { exact: true }).click();
    await page.getByLabel("Daily goal").selectOption("2,500 ml");
    await page.getByRole("button", { name: "Set the goal" }).click();
    await page.getByText("Now 2,500 ml a day.").waitFor();
    await page.getByText("730 ml of 2,000 ml").waitFor(); // A former day keeps its goal.
    await page.getByText("Pause", { exact: true }).click();
    await page.getByRole("button", { name: "Pause from today" }).click();
    await page.getByText(/^Paused until/).waitFor();
    await page.getByRole("button", { name: "End the pause" }).click();
    await page.getByRole("button", { name: "Pause from today" }).waitFor();
  });

  it("sleeps and moves by the same pages: a night that overlaps is joined, an activity found and timed [rt-sleeptracker] [rt-exercisetracker] [rt-addexercise] [rt-mealtracker] [rt-addmeal]", {
    tags: ["long"],
  }, async () => {
    const page = await (await customer(newcomer(), { width: 390 })).tab("/sleeptracker");
    await page.getByRole("checkbox", { name: /^I allow/ }).check();
    await page.getByRole("button", { name: "Keep my entries" }).click();
    await page.getByText("May we keep your health data?").waitFor({ state: "detached" });
    const morning = page.getByRole("button", { name: "Good morning" });
    await page.getByRole("button", { name: "Good night" }).click();
    await morning.waitFor();
    await page.reload();
    await morning.click();
    await page.getByText(/^That was under 10 minutes/).waitFor();
    await page.getByRole("button", { name: "The day before" }).click();
    await page.getByText("Enter both times yourself, or a nap").click();
    const note = page.getByRole("button", { name: "Note this sleep" });
    await note.click();
    await page.getByText("8 h of 8 h").waitFor();
    await page.getByLabel("Awake at").fill("07:00");
    await note.click();
    await page.getByText(/^That overlaps your sleep from/).waitFor();
    await page.getByRole("button", { name: "Join them" }).click();
    await page.getByText("8 h 30 min of 8 h").waitFor();
    await sound(page);

    await page.goto("/addexercise");
    await page.getByRole("heading", { level: 1, name: "Add exercise" }).waitFor();
    await page.getByRole("button", { name: "The day before" }).click();
    await page.getByLabel("Search activities").fill("surya");
    await page.getByText("Surya Namaskar", { exact: true }).click();
    await page.getByRole("button", { name: "Note this exercise" }).click();
    await page.getByText("Please enter 1 to 1440 whole minutes").waitFor();
    await page.getByLabel("Minutes", { exact: true }).fill("20");
    await page.getByLabel("Your weight in kg").fill("60");
    await page.getByRole("button", { name: "Note this exercise" }).click();
    await page.getByText("Surya Namaskar: 20 min, 70 kcal", { exact: true }).waitFor();
    await page.goto("/exercisetracker");
    await page.getByRole("button", { name: "The day before" }).click();
    await page.getByText("20 min of 30 min").waitFor();
    await expect.poll(() => page.getByLabel("Your weight in kg").count()).toBe(0);
    await sound(page);

    await page.goto("/addmeal");
    await page.getByRole("heading", { level: 1, name: "Add a meal" }).waitFor();
    await page.getByRole("button", { name: "The day before" }).click();
    await page.getByLabel("Search foods and dishes").fill("chapatti");
    await page.getByRole("radio", { name: "Roti", exact: true }).check();
    await page.getByLabel("How much").fill("2");
    await page.getByLabel("Meal", { exact: true }).selectOption("Lunch");
    await page.getByRole("button", { name: "Note it" }).click();
    await page.getByRole("list", { name: "Lunch" }).getByText("Roti, 2 pieces: 192 kcal").waitFor();
    await page.getByText("Something else").click();
    await page.getByLabel("Its name").fill("Aunt's soup");
    await page.getByLabel("Energy of the portion in kcal").fill("120");
    await page.getByRole("button", { name: "Note it" }).click();
    await page.getByRole("list", { name: "Lunch" }).getByText("Aunt's soup, 1 portion: 120 kcal").waitFor();
    await page.getByText("at least 6.3 g").waitFor(); // The protein of what is known.
    await sound(page);
    await page.goto("/mealtracker");
    const yesterdays = page.getByRole("button", { name: "Lunch, same as: Yesterday" });
    await yesterdays.dblclick();
    await expect.poll(() => page.getByRole("list", { name: "Lunch" }).getByRole("listitem").count()).toBe(2);
    await page.getByRole("status").getByText("312 kcal", { exact: true }).waitFor();
    await sound(page);
  });

  it("follows weight and calculators over time: what was made before the consent is attached once [rt-bmiandfattracker] [rt-stresstracker] [rt-prakrititracker]", async () => {
    const page = await (await customer(newcomer(), { width: 390 })).tab("/profile1");
    await page.getByRole("textbox", { name: "Weight", exact: true }).fill("72.25");
    await page.getByRole("textbox", { name: "Height", exact: true }).fill("170");
    await page.getByRole("button", { name: "Calculate" }).click();
    await page.getByRole("link", { name: "Follow it over time" }).click();
    await page.getByRole("heading", { level: 1, name: "BMI and fat tracker" }).waitFor();
    await page.getByText("No result yet.").waitFor();
    await page.getByRole("checkbox", { name: /^I allow/ }).check();
    await page.getByRole("button", { name: "Keep my entries" }).click();
    await page.getByText("BMI 25.0: obese").waitFor();
    await expect
      .poll(() => page.evaluate(() => [localStorage.getItem("body_analysis"), sessionStorage.getItem("body_analysis")]))
      .toEqual([null, null]);
    await page.getByRole("button", { name: "The day before" }).click();
    await page.getByRole("textbox", { name: "Weight", exact: true }).fill("72");
    await page.getByRole("button", { name: "Note it" }).click();
    await page.getByRole("list", { name: "Entries of this day" }).getByText("72 kg").waitFor();
    await page.getByRole("button", { name: "The next day" }).click();
    await page.getByRole("textbox", { name: "Weight", exact: true }).fill("158");
    await page.getByRole("button", { name: "Note it" }).click();
    await page.getByText("That is far from your last weight, 72 kg. Is the unit right?").waitFor();
    await page.getByLabel("Unit").selectOption("lb");
    await page.getByRole("button", { name: "Note it" }).click();
    await page.getByRole("list", { name: "Entries of this day" }).getByText("158 lb").waitFor();
    await page.getByText("71.9 kg", { exact: true }).waitFor(); // The mean of both.
    await sound(page);

    // Another tab made it: it is asked whose it is.
    await page.evaluate(() => {
      const input = { answers: [4, 4, 4, 0, 0, 4, 0, 0, 4, 4] };
      const made = { tool: "stress", formula: "stress@1", input, answer: {}, at: Date.now(), id: "0123456789abcdef0123456789abcdef" };
      localStorage.setItem("stress_test", JSON.stringify(made));
    });
    await page.goto("/stresstracker");
    await page.getByText(/Is this yours\?$/).waitFor();
    await page.getByRole("button", { name: "Yes, keep it in my account" }).click();
    await page.getByRole("link", { name: /14416/ }).waitFor();
    await page.getByRole("heading", { name: "What weighed on you most" }).waitFor();
    await sound(page);
    await page.reload();
    await page.getByRole("heading", { name: "What weighed on you most" }).waitFor();
    await page.goto("/prakrititracker");
    await page.getByText("No result yet.").waitFor();
    await page.getByRole("link", { name: "Take the prakriti test" }).waitFor();
    await sound(page);
  });
});
