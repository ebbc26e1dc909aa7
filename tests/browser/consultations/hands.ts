import { expect } from "vitest";
import { focusOn } from "#tests/browser/harness/focus.ts";
import type { Locator, Page } from "playwright-core";

/** How somebody uses a page: each deed as a mouse or a finger does it, or the keyboard alone. */
export type Hand = {
  readonly name: string;
  /** Presses a link or a button. */
  readonly press: (what: Locator) => Promise<void>;
  /** Ticks a box, or the first of several that exclude each other. */
  readonly tick: (what: Locator) => Promise<void>;
  /** Chooses one of several that exclude each other by its place, from 0. */
  readonly choose: (several: Locator, place: number) => Promise<void>;
  readonly write: (what: Locator, text: string) => Promise<void>;
  /** Chooses the last of a list that opens. */
  readonly chooseLast: (list: Locator) => Promise<void>;
};

export const BY_MOUSE: Hand = {
  name: "by mouse",
  press: (what) => what.click(),
  tick: (what) => what.check(),
  choose: (several, place) => several.nth(place).check(),
  write: (what, text) => what.fill(text),
  async chooseLast(list) {
    await list.selectOption(await list.locator("option").last().getAttribute("value"));
  },
};

export const BY_KEYS: Hand = {
  name: "by the keyboard alone",
  press: async (what) => (await tabOnto(what)).keyboard.press("Enter"),
  async tick(what) {
    const page = await tabOnto(what);
    if (!(await what.isChecked())) await page.keyboard.press("Space");
  },
  async choose(several, place) {
    const page = await tabOnto(several.first());
    await page.keyboard.press("Space");
    for (let one = 0; one < place; one += 1) await page.keyboard.press("ArrowRight");
  },
  write: async (what, text) => (await tabOnto(what)).keyboard.type(text),
  chooseLast: async (list) => (await tabOnto(list)).keyboard.press("End"),
};

/** Presses Tab until that has the focus, and sees it. */
async function tabOnto(what: Locator): Promise<Page> {
  await what.waitFor();
  const page = what.page();
  const hasFocus = () => what.evaluate((one) => one === document.activeElement);
  for (let presses = 0; presses < 250 && !(await hasFocus()); presses += 1) await page.keyboard.press("Tab");
  expect([await what.textContent(), await hasFocus(), (await focusOn(page)).isSeen]).toEqual([await what.textContent(), true, true]);
  return page;
}
