import { describe, expect, it } from "vitest";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { kept, newGlasses, noter } from "./noter.ts";

const { visitor } = visitors();

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
    await page.route("**/tracker/changes*", (asked) => asked.abort());
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
});
