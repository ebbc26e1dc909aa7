import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { brokenLine } from "./broken-line.ts";
import { plentifulProductAt } from "#tests/browser/harness/plentiful-products.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { keeps } from "./kept-answers.ts";

const CODE = /\/assets\/catalogue-later-.*\.js$/;

describe("a line that breaks while code is on its way", () => {
  let line: Awaited<ReturnType<typeof brokenLine>>;
  const { visitor } = visitors(() => line.address);

  beforeAll(async () => {
    line = await brokenLine(inject("shop").address, CODE, ["breaks off", "bad gateway"]);
  });
  afterAll(() => line.close());

  it("is not noticed where a worker asks again", async () => {
    const { title, slug } = await plentifulProductAt(6);
    const { tab } = await visitor({ keeping: "on", line: "bad" });
    const page = await tab("/faq");
    await keeps(page, "/offline");
    await page.goto(`/shop/product/${slug}`);
    await page.waitForFunction(() => globalThis.takeEarly === undefined);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page
      .getByRole("button", { name: `Look at ${title} closely` })
      .first()
      .click();
    const shown = page.getByRole("dialog", { name: title, exact: true });
    await shown.waitFor().catch(async (cause: unknown) => {
      const isOnLine = await page.evaluate(() => navigator.onLine);
      throw new Error(`the file was asked for ${line.asked()} times, and the device has ${isOnLine ? "a" : "no"} line`, { cause });
    });
    expect(line.asked()).toBe(3);
  });
});
