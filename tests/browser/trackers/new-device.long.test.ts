import { describe, expect, inject, it } from "vitest";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { kept, newGlasses, noter } from "./noter.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

/** Stores as the build before kept them, with so many glasses and one press that waits. */
const madeByFormerBuild = (page: Page, customer: string, glasses: number): Promise<void> =>
  page.evaluate(
    ({ customer: whose, glasses: count }) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("trackers", 2);
        opening.onupgradeneeded = () => {
          const db = opening.result;
          db.createObjectStore("left");
          db.createObjectStore("entries", { keyPath: ["customer", "entry"] }).createIndex("customer", "customer");
          db.createObjectStore("waiting", { autoIncrement: true }).createIndex("customer", "customer");
          db.createObjectStore("known", { keyPath: "customer" });
          db.createObjectStore("begun", { keyPath: "customer" });
        };
        opening.onsuccess = () => {
          const db = opening.result;
          const writing = db.transaction(["left", "entries", "waiting"], "readwrite");
          writing.objectStore("left").put({ customer: whose, n: 1 }, "visit");
          const at = Date.now();
          const value = { tracker: "water", at, ml: 20 };
          for (let nth = 0; nth < count; nth += 1) {
            const [entry, op] = [crypto.randomUUID(), crypto.randomUUID()];
            const stored = { entry, op, n: 1, value, conflicts: [], change: nth + 1 };
            writing.objectStore("entries").put({ customer: whose, entry, kept: stored });
          }
          const op = { op: crypto.randomUUID(), entry: crypto.randomUUID(), n: 1, at, change: { kind: "put", value } };
          writing.objectStore("waiting").add({ customer: whose, op });
          writing.oncomplete = () => resolve();
          Object.assign(globalThis, { formerStores: db });
        };
      }),
    { customer, glasses },
  );

/** Counts from here on how often records of entries told together are read. */
function countRecordsRead(): void {
  const counted = { records: 0 };
  const [stores, indexes] = [IDBObjectStore.prototype, IDBIndex.prototype];
  const [get, getAll] = [stores.get, indexes.getAll];
  stores.get = function count(this: IDBObjectStore, key) {
    counted.records += this.name === "toldTogether" ? 1 : 0;
    return get.call(this, key);
  };
  indexes.getAll = function count(this: IDBIndex, key) {
    const asked = getAll.call(this, key);
    if (this.objectStore.name === "toldTogether")
      asked.addEventListener("success", () => {
        counted.records += asked.result.length;
      });
    return asked;
  };
  Object.assign(globalThis, { counted });
}

const recordsRead = (page: Page): Promise<number> => page.evaluate(() => Object(globalThis).counted.records);

const letGo = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { formerStores }: { formerStores?: IDBDatabase } = Object(globalThis);
    formerStores?.close();
  });

describe("a new device of somebody with many entries", () => {
  it("keeps what it is told at once in few records, shows what changed since, and keeps nothing of it signed out", async () => {
    const { bearer, note, told } = await noter();
    await note(newGlasses(1_130));
    const phone = await visitor({ width: 390, bearer, line: "bad" });
    const page = await phone.tab("/watertracker");
    await page.getByText("22,600 ml of 2,000 ml").waitFor();
    await expect.poll(() => kept(page)).toEqual({ alone: 0, together: [1_000, 130], beside: 1 });

    // Changed on another device: it stands alone from then on, in the place of what was told before.
    const [oldest] = await told();
    await note([{ entry: oldest?.entry ?? "", n: 2, ml: 120 }]);
    await page.getByText("22,700 ml of 2,000 ml").waitFor();
    expect(await kept(page)).toEqual({ alone: 1, together: [1_000, 130], beside: 1 });

    // Changed here, and taken by a server of which nothing is heard.
    await page.route("**/tracker/changes*", (request) => request.abort());
    await page
      .getByRole("list", { name: "Entries of this day" })
      .getByRole("button", { name: /^Remove/ })
      .first()
      .click();
    await page.getByText("22,680 ml of 2,000 ml").waitFor();
    await expect.poll(async () => (await kept(page)).alone).toBe(2);
    await page.reload();
    await page.getByText("22,680 ml of 2,000 ml").waitFor();
    await page.unroute("**/tracker/changes*");

    // Told together anew, it no longer stands alone.
    const before = await told();
    await note(before.slice(0, 200).map(({ entry, n }) => ({ entry, n: n + 1, ml: 21 })));
    await page.reload(); // The last question had no answer, and the next would wait a while.
    await expect.poll(async () => (await kept(page)).together.length).toBeGreaterThan(2);
    await page.getByText(/^22,8\d\d ml of 2,000 ml$/).waitFor();

    await page.goto("/homeprofile");
    await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
    await expect.poll(() => kept(page)).toEqual({ alone: 0, together: [], beside: 0 });
  });

  it("reads what it was told at once a single time, nothing that this window kept, and none of it for a press of its own", async () => {
    const { bearer, note } = await noter();
    await note(newGlasses(110));
    const phone = await visitor({ bearer });
    await phone.context.addInitScript(countRecordsRead);
    const page = await phone.tab("/watertracker");
    await page.getByText("2,200 ml of 2,000 ml").waitFor();
    await expect.poll(() => kept(page)).toEqual({ alone: 0, together: [110], beside: 1 });
    const press = async (alone: number) => {
      await page.getByRole("button", { name: "Glass, 250 ml" }).click();
      await expect.poll(async () => (await kept(page)).alone).toBe(alone);
    };
    await press(1);
    await press(2);
    expect(await recordsRead(page)).toBe(0);
    await page.reload();
    await page.getByText("2,700 ml of 2,000 ml").waitFor();
    await press(3);
    expect(await recordsRead(page)).toBe(1);
  });

  it("keeps nothing of it once all was erased elsewhere, or somebody else is signed in", async () => {
    const [{ bearer, note, erase }, other] = [await noter(), await noter()];
    await note(newGlasses(110));
    const phone = await visitor({ bearer });
    const page = await phone.tab("/watertracker");
    await page.getByText("2,200 ml of 2,000 ml").waitFor();
    await expect.poll(() => kept(page)).toEqual({ alone: 0, together: [110], beside: 1 });
    await erase();
    await page.getByText("Nothing noted yet", { exact: true }).waitFor();
    expect(await kept(page)).toEqual({ alone: 0, together: [], beside: 1 });
    await note(newGlasses(120));
    await page.getByText("2,400 ml of 2,000 ml").waitFor();
    await expect.poll(() => kept(page)).toEqual({ alone: 0, together: [120], beside: 1 });

    await page.evaluate((theirs) => {
      for (const key of ["user", "userId"]) localStorage.removeItem(key);
      localStorage.setItem("token", theirs);
    }, other.bearer);
    await phone.context.clearCookies();
    await phone.context.addCookies([{ name: "token", value: other.bearer, url: inject("shop").address }]);
    await page.reload();
    await page.getByText("Nothing noted yet", { exact: true }).waitFor();
    await expect.poll(() => kept(page)).toEqual({ alone: 0, together: [], beside: 1 });
  });

  it("keeps no more of what is told again and again than stands there, however often that is", async () => {
    const { bearer, note } = await noter();
    const glasses = newGlasses(110);
    await note(glasses);
    const phone = await visitor({ bearer });
    const page = await phone.tab("/watertracker");
    await page.getByText("2,200 ml of 2,000 ml").waitFor();
    for (let n = 2; n <= 6; n += 1) {
      await expect.poll(async () => (await kept(page)).together).toEqual(Array.from({ length: n - 1 }, () => 110));
      await note(glasses.map(({ entry }) => ({ entry, n, ml: 20 + n })));
      await page.getByText(`${(110 * (20 + n)).toLocaleString("en-IN")} ml of 2,000 ml`).waitFor();
    }
    await expect.poll(() => kept(page)).toEqual({ alone: 0, together: [110], beside: 1 });
    await page.reload();
    await page.getByText("2,860 ml of 2,000 ml").waitFor();
  });

  it("goes on where the line was lost", async () => {
    const { bearer, note, told } = await noter();
    await note(newGlasses(1_010));
    const phone = await visitor({ bearer, line: "bad" });
    const last = (await told()).at(-1)?.change ?? 0;
    const after: (string | null)[] = [];
    await phone.context.route("**/tracker/changes*", (request) => {
      after.push(new URL(request.request().url()).searchParams.get("after"));
      return after.length === 2 ? request.abort() : request.continue();
    });
    const page = await phone.tab("/watertracker");
    await page.getByText("20,000 ml of 2,000 ml").waitFor(); // 1,000 of them.
    await expect.poll(() => kept(page)).toEqual({ alone: 0, together: [1_000], beside: 1 });
    await page.reload();
    await page.getByText("20,200 ml of 2,000 ml").waitFor();
    await expect.poll(() => kept(page)).toEqual({ alone: 10, together: [1_000], beside: 1 });
    expect(after.slice(0, 3)).toEqual(["0", String(last), String(last)]);
  });
});

describe("a device with the stores of a former build", () => {
  it("reads them, and waits for no window that still holds them", async () => {
    const { bearer } = await noter();
    const { payload } = await (
      await fetch(`${inject("shop").address}/api/user/getprofile`, { headers: { authorization: `Bearer ${bearer}` } })
    ).json();
    const phone = await visitor({ bearer, line: "bad" });
    const former = await phone.context.newPage();
    await former.goto("/robots.txt");
    await madeByFormerBuild(former, payload._id, 3);
    const page = await phone.tab("/watertracker");
    const sent = page.waitForResponse((answer) => answer.url().endsWith("/api/tracker/sync") && answer.ok());
    await page.getByRole("button", { name: "Glass, 250 ml" }).click();
    await page.getByText("250 ml of 2,000 ml").waitFor(); // What the former one kept it can't read yet.
    await sent; // This window has no store to keep it in.
    await letGo(former);
    await page.reload();
    await page.getByText("330 ml of 2,000 ml").waitFor(); // The press that waited was sent.
    expect(await kept(page)).toEqual({ alone: expect.any(Number), together: [], beside: 1 });
  });
});
