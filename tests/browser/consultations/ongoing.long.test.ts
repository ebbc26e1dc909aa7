import { describe, expect, inject, it } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";

const { visitor } = visitors();

describe("the page of doses and exercises", () => {
  it("opens directly and on reload, with an id and without [rt-ongoingtherapy] [rt-ongoingtherapy-id]", async () => {
    const bearer = await bearerOf(inject("shop"), newcomer());
    const { tab } = await visitor({ width: 390, line: "bad", bearer }); // The browser tells of the 404 of a prescription that is not there.
    for (const [path, heading] of [
      ["/ongoingtherapy", "Nothing is planned right now"],
      ["/ongoingtherapy/abc123", "We can't find this prescription"],
    ] as const) {
      const page = await tab(path);
      await page.getByRole("heading", { name: heading }).waitFor();
      await page.reload();
      await page.getByRole("heading", { name: heading }).waitFor();
      expect([
        await page.getByRole("heading", { level: 1 }).textContent(),
        await accessibilityFaults(page),
        await overflowOf(page),
      ]).toEqual(["Ongoing therapy", [], 0]);
    }
  });

  it("keeps on the device what could not be sent, over a reload, and sends it once from there", async () => {
    const bearer = await bearerOf(inject("shop"), "5555500001");
    const page = await (await visitor({ width: 390, line: "bad", bearer })).tab("/ongoingtherapy");
    const endpoint = "**/add/timecheckmarkofmedicineortask";
    const therapy = page.locator("main section.panel").filter({ hasText: "From Ashwini Sathe" });
    const doses = therapy.locator("details").getByRole("checkbox");
    const open = () => therapy.getByText("The days before").click();
    const again = async () => {
      await page.reload();
      await open();
    };
    const kept = () => page.waitForResponse((answer) => answer.url().includes("/add/timecheckmarkofmedicineortask") && answer.ok());
    await open();
    const first = await doses.evaluateAll((all) => all.findIndex((one) => (one as HTMLInputElement).checked));
    expect(first).toBeGreaterThanOrEqual(0);
    await page.route(endpoint, (route) => route.abort());
    await doses.nth(first).uncheck();
    await page.getByText("You're offline. What you ticked is saved on this device and sent once you're back online.").waitFor();
    await page.unroute(endpoint);
    await Promise.all([kept(), again()]);
    await expect.poll(() => doses.nth(first).isChecked()).toBe(false);
    await Promise.all([kept(), doses.nth(first).check()]);
    await again();
    await expect.poll(() => doses.nth(first).isChecked()).toBe(true);
  });

  it("keeps a dose of the days before that was ticked later, and takes the tick back [ep-timecheckmark]", async () => {
    const bearer = await bearerOf(inject("shop"), "5555500001");
    const page = await (await visitor({ width: 390, bearer })).tab("/ongoingtherapy");
    const therapy = page.locator("main section.panel").filter({ hasText: "From Ashwini Sathe" });
    const open = () => therapy.getByText("The days before").click();
    const again = async () => {
      await page.reload();
      await open();
    };
    const ticked = async () => Number(/^\d+/.exec((await therapy.getByText(/ticked in the last 8 days$/).textContent()) ?? "")?.[0]);
    const kept = () => page.waitForResponse((answer) => answer.url().includes("/add/timecheckmarkofmedicineortask") && answer.ok());
    const sizes = () =>
      therapy.locator("label, .later-dose").evaluateAll((lines) => [...new Set(lines.map((line) => getComputedStyle(line).fontSize))]);
    await open();
    expect(await sizes()).toHaveLength(1); // What comes later is as large as what is to tick.
    const before = await ticked();
    expect(before).toBeGreaterThan(10);
    const doses = therapy.locator("details").getByRole("checkbox");
    const forgotten = await doses.evaluateAll((all) => all.findIndex((one) => !(one as HTMLInputElement).checked));
    expect(forgotten).toBeGreaterThanOrEqual(0);
    await Promise.all([kept(), doses.nth(forgotten).check()]);
    await expect.poll(ticked).toBe(before + 1);
    await again();
    await expect.poll(async () => [await doses.nth(forgotten).isChecked(), await ticked()]).toEqual([true, before + 1]);
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await Promise.all([kept(), doses.nth(forgotten).uncheck()]);
    await again();
    await expect.poll(ticked).toBe(before);
  });
});
