import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allAccessibilityFaults, contrastFaults, fieldsThatZoom, overflowOf } from "../harness/accessibility-faults.ts";
import { focusOnEach } from "../harness/focus.ts";
import { startShop } from "../harness/running-shop.ts";
import { visitors } from "../harness/visitors.ts";
import type { Locator, Page } from "playwright-core";

let gallery: Awaited<ReturnType<typeof startShop>> | null = null;
beforeAll(async () => {
  gallery = await startShop("dev");
}, 240_000);
afterAll(() => gallery?.stop());

const { visitor } = visitors(() => gallery?.shop.address ?? "");

/** The gallery stands in the development server alone, whose first answer waits until everything is made. */
async function opened(width: number): Promise<Page> {
  const page = await (await visitor({ width })).context.newPage();
  await page.emulateMedia({ reducedMotion: "reduce" }); // What is still coming into view has not its colours yet.
  await page.goto("/gallery", { timeout: 150_000 });
  await page.getByRole("heading", { level: 1, name: "Gallery" }).waitFor();
  await page.getByRole("heading", { name: "Bill" }).first().waitFor();
  await page.waitForFunction(() => globalThis.takeEarly === undefined); // In development the styles of a screen come with its code.
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  return page;
}

/** Whatever is looked for in a dialog is looked for in the whole page behind it: a page of one part is a small one. */
async function showAlone(page: Page, part: string): Promise<void> {
  await page.getByRole("navigation", { name: "Gallery" }).getByRole("link", { name: part, exact: true }).click();
  await expect.poll(() => page.locator(".gallery > section").evaluateAll((sections) => sections.map(({ id }) => id))).toEqual([part]);
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

/** Many states of one part stand on one page there; that marks of a page are told apart is looked at where they stand. */
const ONCE_A_PAGE = ["landmark-unique"];

describe("every part in every state", () => {
  it("bars nobody, by day and by night, and fits 320 pixels and twice the size of text", async () => {
    const page = await opened(320);
    for (const size of ["100%", "200%"]) {
      await page.addStyleTag({ content: `html { font-size: ${size} }` });
      expect([size, await overflowOf(page)]).toEqual([size, 0]);
      expect([size, await cut(page)]).toEqual([size, []]);
      // Larger text has no colours of its own, and larger targets.
      if (size === "100%") expect(await allAccessibilityFaults(page, ".gallery-day", ONCE_A_PAGE)).toEqual([]);
    }
    expect(await contrastFaults(page, ".gallery-night")).toEqual([]);
  });

  it("has no field into which a phone zooms", async () => {
    expect(await fieldsThatZoom(await opened(390))).toEqual([]);
  });

  it("shows which of them has the focus", async () => {
    const page = await opened(1280);
    const reached = await focusOnEach(page, ".gallery-day :is(a[href], button, input, select, textarea, summary)");
    expect(reached.length).toBeGreaterThan(100);
    expect(reached.filter(({ isSeen }) => !isSeen)).toEqual([]);
  });

  it("keeps the focus in a dialog or a drawer while it is open, and gives it back, by day and by night", async () => {
    const page = await opened(390);
    for (const part of ["Dialog", "Drawer"]) {
      await showAlone(page, part);
      const openers = await page
        .locator(`section#${part} .gallery-day`)
        .getByRole("button", { name: /^Open / })
        .all();
      expect(openers.length).toBeGreaterThan(2);
      for (const opener of openers) await keepsFocus(page, opener);
      await page
        .locator(`section#${part} .gallery-night`)
        .getByRole("button", { name: /^Open / })
        .first()
        .click();
      expect(await contrastFaults(page, "dialog[open]")).toEqual([]);
      await page.keyboard.press("Escape");
    }
  });
});

async function keepsFocus(page: Page, opener: Locator): Promise<void> {
  await opener.click();
  const opens = page.locator("dialog[open]");
  await opens.waitFor();
  expect(await allAccessibilityFaults(page, "dialog[open]")).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
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
