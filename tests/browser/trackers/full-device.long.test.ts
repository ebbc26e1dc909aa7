import { describe, expect, inject, it } from "vitest";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { newGlasses, noter } from "./noter.ts";
import type { CDPSession, Page, Route } from "playwright-core";

const { visitor } = visitors();

/** Bytes that the phone has room for. */
const ROOM = 4_000_000;

/** Somebody's phone, on which next to nothing more can be kept from when it is filled. */
async function phone(bearer: string) {
  const { tab, context } = await visitor({ width: 390, bearer, line: "bad" });
  const first = await context.newPage();
  await first.goto("/robots.txt");
  const browser: CDPSession = await context.newCDPSession(first);
  const { origin } = new URL(inject("shop").address);
  return {
    tab,
    context,
    async fill(): Promise<void> {
      await browser.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: ROOM });
      await first.evaluate(takeRoom, ROOM);
      await browser.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 }); // What is deleted from here on makes no room.
    },
    wipe: () => browser.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb" }),
    /** How much its store holds of entries, and of presses that wait. */
    kept: (): Promise<{ readonly told: number; readonly waiting: number }> =>
      first.evaluate(
        () =>
          new Promise((resolve) => {
            const opening = indexedDB.open("trackers");
            opening.onsuccess = () => {
              const reading = opening.result.transaction(["entries", "toldTogether", "known", "begun", "waiting"]);
              const counts = ["entries", "toldTogether", "known", "begun", "waiting"].map((store) => reading.objectStore(store).count());
              reading.oncomplete = () => {
                opening.result.close();
                const [waiting = -1, ...told] = counts.map(({ result }) => result).reverse();
                resolve({ told: told.reduce((sum, count) => sum + count, 0), waiting });
              };
            };
          }),
      ),
  };
}

/** Keeps so many bytes and ever fewer, until not even 64 are taken: a browser asks only now and then how much room there is. */
async function takeRoom(room: number): Promise<void> {
  const stores = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open("other things");
    opening.onupgradeneeded = () => opening.result.createObjectStore("bytes", { autoIncrement: true });
    opening.onsuccess = () => resolve(opening.result);
  });
  const isTaken = (bytes: Uint8Array) =>
    new Promise<boolean>((resolve) => {
      const writing = stores.transaction("bytes", "readwrite");
      writing.objectStore("bytes").add(bytes);
      writing.oncomplete = () => resolve(true);
      writing.onabort = () => resolve(false);
    });
  for (let size = room; size >= 64; size /= 2) {
    const bytes = new Uint8Array(size);
    for (let at = 0; at < bytes.length; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
    while (await isTaken(bytes));
  }
  stores.close();
}

/** Of how many patients the device keeps what is begun. */
const begunIn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("trackers");
        opening.onsuccess = () => {
          const count = opening.result.transaction("begun").objectStore("begun").count();
          count.onsuccess = () => {
            opening.result.close();
            resolve(count.result);
          };
        };
      }),
  );

const lose = (page: Page) => page.context().route("**/api/tracker/**", (request) => request.abort());
const find = async (page: Page) => {
  await page.context().unroute("**/api/tracker/**");
  await page.evaluate(() => void globalThis.dispatchEvent(new Event("online")));
};
const glass = (page: Page) => page.getByRole("button", { name: "Glass, 250 ml" }).click();
const signOut = async (page: Page) => {
  await page.goto("/homeprofile");
  await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
};

describe("a device on which nothing can be kept", () => {
  it.each(["full", "blocked"] as const)("shows what the server tells and sends each press at once: %s", async (state) => {
    const { bearer, note, told } = await noter();
    await note(newGlasses(3, 100));
    const { tab, context, fill, kept } = await phone(bearer);
    if (state === "full") await fill();
    else
      await context.addInitScript(() => {
        indexedDB.open = () => {
          throw new DOMException("not in this window", "SecurityError");
        };
      });
    const page = await tab("/watertracker");
    await page.getByText("300 ml of 2,000 ml").waitFor();
    await glass(page);
    await page.getByText("550 ml of 2,000 ml").waitFor();
    await expect.poll(async () => (await told()).length).toBe(4);
    expect(await page.getByText("could be neither sent nor saved").count()).toBe(0);

    // Without a line it says so at once, and loses nothing as long as it is open.
    await lose(page);
    await glass(page);
    await page.getByText("1 entry could be neither sent nor saved on this device. Leave this page open").waitFor();
    await page.getByText("800 ml of 2,000 ml").waitFor();
    await find(page);
    await expect.poll(async () => (await told()).length).toBe(5);
    await page.getByText("could be neither sent nor saved").waitFor({ state: "detached" });

    await note(newGlasses(1, 100));
    await page.getByText("900 ml of 2,000 ml").waitFor();
    await signOut(page);
    if (state === "full") await expect.poll(kept).toEqual({ told: 0, waiting: 0 });
  });

  it("shows what a page of each tracker and of the whole day is told", async () => {
    const { bearer, note } = await noter();
    await note(newGlasses(2, 100));
    const { tab, fill } = await phone(bearer);
    await fill();
    const page = await tab("/wellness");
    await page.getByText("200 ml").first().waitFor();
    for (const at of ["/sleeptracker", "/exercisetracker", "/mealtracker", "/bmiandfattracker"]) {
      await page.goto(at);
      await page.getByText("Getting your entries").waitFor({ state: "detached" });
      await page.locator("#tracker-day").waitFor();
    }
  });
});

describe("a device that gets full", () => {
  it("goes on from what it had, and keeps nothing of it once they have signed out", async () => {
    const { bearer, note, told } = await noter();
    await note(newGlasses(3, 100));
    const { tab, fill, kept } = await phone(bearer);
    const page = await tab("/watertracker");
    await page.getByText("300 ml of 2,000 ml").waitFor();
    await lose(page);
    await glass(page); // Kept, and not sent.
    await page.getByText("1 entry is not sent yet.").waitFor();
    await expect.poll(kept).toEqual({ told: 4, waiting: 1 });

    await fill();
    await glass(page);
    await page.getByText("1 entry could be neither sent nor saved").waitFor(); // Of the two, this one.
    await page.getByText("800 ml of 2,000 ml").waitFor();
    await find(page);
    await expect.poll(async () => (await told()).length).toBe(5);
    await expect.poll(kept).toEqual({ told: 4, waiting: 0 });
    await note(newGlasses(1, 100));
    await page.getByText("900 ml of 2,000 ml").waitFor();

    await page.reload();
    await page.getByText("900 ml of 2,000 ml").waitFor();
    await signOut(page);
    await expect.poll(kept).toEqual({ told: 0, waiting: 0 });
  });
});

describe("a device whose storage is cleared under an open page", () => {
  /** An open page with 300 ml that the server has, and a glass that could not be sent. */
  async function withOneUnsent() {
    const { bearer, note, told } = await noter();
    await note(newGlasses(3, 100));
    const { tab, wipe } = await phone(bearer);
    const page = await tab("/watertracker");
    await page.getByText("300 ml of 2,000 ml").waitFor();
    await lose(page);
    await glass(page);
    await page.getByText("1 entry is not sent yet.").waitFor();
    return { page, note, told, wipe };
  }

  it("loses nothing that was kept a moment before, while the page waited for an answer", async () => {
    const { page, told, wipe } = await withOneUnsent();
    const waiting: Route[] = [];
    await page.context().route("**/api/tracker/**", (request) => void waiting.push(request));
    await glass(page);
    await expect.poll(() => waiting.length).toBe(1);
    await page.getByText("800 ml of 2,000 ml").waitFor();
    await wipe();
    await glass(page);
    await page.getByText("1,050 ml of 2,000 ml").waitFor();
    await Promise.all(waiting.map((request) => request.abort()));
    await find(page);
    await expect.poll(async () => (await told()).length).toBe(6);
    await page.getByText("1,050 ml of 2,000 ml").waitFor();
  });

  it("loses nothing that was begun a moment before", async () => {
    const { bearer } = await noter();
    const { tab, wipe } = await phone(bearer);
    const page = await tab("/sleeptracker");
    await page.getByText("How far back").waitFor(); // The server has told what it knows.
    await lose(page);
    await page.getByRole("button", { name: "Good night" }).click();
    await page.getByRole("button", { name: "Good morning" }).waitFor();
    await expect.poll(() => begunIn(page)).toBe(1);
    await wipe();
    await page.getByRole("button", { name: "There was nothing today" }).click();
    await page.getByText("1 entry could be neither sent nor saved").waitFor();
    await page.getByText("What you have started can't be saved on this device.").waitFor();
    expect(await page.getByRole("button", { name: "Good morning" }).count()).toBe(1);
  });

  it("loses nothing that the page shows, sent or not", async () => {
    const { page, note, told, wipe } = await withOneUnsent();
    await wipe();
    await glass(page);
    await page.getByText("2 entries could be neither sent nor saved").waitFor();
    await page.getByText("800 ml of 2,000 ml").waitFor();
    await find(page);
    await expect.poll(async () => (await told()).length).toBe(5);
    await note(newGlasses(1, 100));
    await page.getByText("900 ml of 2,000 ml").waitFor();
    await page.reload(); // From here on the new store is used.
    await page.getByText("900 ml of 2,000 ml").waitFor();
  });
});
