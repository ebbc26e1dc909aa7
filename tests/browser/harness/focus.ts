import type { Page } from "playwright-core";

type Focus = { readonly name: string; readonly isSeen: boolean };

/**
 * What has the focus, as it is named, and whether anybody sees that it has: it, what it is drawn within or what stands for it has an
 * outline.
 */
export async function focusOn(page: Page): Promise<Focus> {
  const [at] = await looked(page, null);
  return at ?? { name: "", isSeen: false };
}

/** The same of each that takes the focus where it is given. */
export const focusOnEach = (page: Page, selector: string): Promise<readonly Focus[]> => looked(page, selector);

const looked = (page: Page, selector: string | null): Promise<readonly Focus[]> =>
  page.evaluate((sought) => {
    const look = (at: Element | null): Focus => {
      const isField = at instanceof HTMLInputElement || at instanceof HTMLSelectElement;
      const named = isField ? (at.labels?.[0] ?? at) : at;
      const name = (at?.getAttribute("aria-label") ?? named?.querySelector("span")?.textContent ?? named?.textContent ?? "").trim();
      const around = [at, at?.parentElement, at?.parentElement?.parentElement, ...(at?.parentElement?.children ?? [])];
      const looks = around.flatMap((near) => (near instanceof Element ? [getComputedStyle(near), getComputedStyle(near, "::after")] : []));
      const isOutlined = looks.some(({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2);
      return { name, isSeen: at === document.body || isOutlined };
    };
    if (sought === null) return [look(document.activeElement)];
    return [...document.querySelectorAll<HTMLElement>(sought)].flatMap((one) => {
      one.focus(Object.assign({ preventScroll: true }, { focusVisible: true }));
      return one === document.activeElement && one.tabIndex >= 0 ? [look(one)] : [];
    });
  }, selector);

/** Presses Tab until what is named has the focus; on its way, wherever the focus is, it is seen. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press("Tab");
    const at = await focusOn(page);
    if (!at.isSeen) throw new Error(`Nobody sees that “${at.name}” has the focus.`);
    if (at.name === name) return;
  }
  throw new Error(`The keyboard does not reach “${name}”.`);
}

/** Until the page of this heading stands and is read from there: before that the focus would still move. */
export async function arrival(page: Page, heading: string): Promise<void> {
  await page.waitForFunction((name) => {
    const title = document.querySelector("main h1");
    const [loaded] = performance.getEntriesByType("navigation");
    return title?.textContent?.trim() === name && (title === document.activeElement || loaded?.name === location.href);
  }, heading);
}
