import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { barriersOn, overflowOf } from "./harness/barriers.ts";
import { startShop } from "./harness/running-shop.ts";
import { visitors } from "./harness/visitors.ts";
import type { Page } from "playwright-core";

let gallery: Awaited<ReturnType<typeof startShop>> | null = null;
beforeAll(async () => {
  gallery = await startShop("dev");
}, 240_000);
afterAll(() => gallery?.stop());

const { visitor } = visitors(() => gallery?.shop.address ?? "");

/** The gallery stands in the development server alone, whose first answer waits until everything is made. */
async function opened(width: number): Promise<Page> {
  const page = await (await visitor({ width })).tab("/gallery");
  await page.getByRole("heading", { level: 1, name: "Gallery" }).waitFor();
  await page.getByRole("heading", { name: "Bill" }).first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  return page;
}

/** Words that do not fit the element which clips them, unless it is made to end them with an ellipsis. */
const cut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main *")].flatMap((element) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      if (textOverflow === "ellipsis" || webkitLineClamp !== "none") return [];
      const isCut =
        (overflowX === "hidden" && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY === "hidden" && element.scrollHeight > element.clientHeight + 1);
      const shows = element.clientWidth > 1 && element.innerText?.trim() !== "";
      return isCut && shows ? [`${element.tagName}.${element.className}: ${element.innerText.slice(0, 60)}`] : [];
    }),
  );

describe("every part in every state", () => {
  it("bars nobody, by day and by night, and fits 320 pixels and twice the size of text", async () => {
    const page = await opened(320);
    expect(await overflowOf(page)).toBe(0);
    for (const time of [".by-day", ".by-night"]) expect(await barriersOn(page, time)).toEqual([]); // Apart: a part's landmarks stand in both.
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    expect(await cut(page)).toEqual([]);
  });

  it("keeps the focus in a dialog or a drawer while it is open, and gives it back", async () => {
    const page = await opened(1280);
    for (const kind of ["dialog", "drawer"]) await keepsFocus(page, kind);
  });
});

async function keepsFocus(page: Page, kind: string): Promise<void> {
  const opener = page.getByRole("button", { name: `Open ${kind}` }).first();
  await opener.click();
  const opens = page.getByRole("dialog").filter({ visible: true });
  await opens.waitFor();
  expect(await barriersOn(page)).toEqual([]);
  for (let turn = 0; turn < 6; turn += 1) {
    await page.keyboard.press("Tab");
    const isOut = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && activeElement?.closest("dialog, [role=dialog], [role=alertdialog]") === null;
    });
    expect(isOut).toBe(false);
  }
  await page.keyboard.press("Escape");
  await opens.waitFor({ state: "hidden" });
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
}
