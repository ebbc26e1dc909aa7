import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

/**
 * Between two rules axe sets a timer of nought. This browser loses such a timer now and then, on a busy machine, and axe would wait for
 * ever: it goes on without one.
 */
const axe = inLatinLetters(`((setTimeout) => {
${readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")}
})((work, after, ...given) => (after === 0 ? queueMicrotask(() => work(...given)) : globalThis.setTimeout(work, after, ...given)));`);

/**
 * The same program with a code in place of each other letter: a browser keeps and reads a program with one such letter at twice the size.
 */
function inLatinLetters(program: string): string {
  return program.replaceAll(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Puts axe into a page, as a program of its own: as an argument of Playwright's own program, 650 kB of text take half as much again. */
async function putAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { exceptionDetails } = await session.send("Runtime.evaluate", { expression: `${axe}\naxe.configure(${JSON.stringify(SET_UP)});` });
  if (exceptionDetails !== undefined)
    throw new Error(`axe does not load: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
  await session.detach();
}
const RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What people who press by voice say is what they read: what is shown stands in the name. Axe has the rule on trial, and leaves it out
 * where it is not named.
 */
const SPOKEN = "label-content-name-mismatch";

/**
 * Axe measures whether letters join to an icon, as those of some fonts do, and leaves such text out. No font here is one, and it takes a
 * word for one now and then.
 */
const SET_UP = { checks: [{ id: SPOKEN, options: { pixelThreshold: Number.MAX_SAFE_INTEGER, occurrenceThreshold: 3 } }] };

/** What of a page is looked at, as axe takes it: a part, or parts without others in them. */
export type Part = string | { readonly include: readonly string[]; readonly exclude: readonly string[] };

export const WHOLE_PAGE: Part = ":root";

/** The frame is one for all pages of a site, and more than half of many: journeys over the frame and over every page look at it. */
const WITHOUT_FRAME: Part = { include: [":root"], exclude: [".site-header", ".site-footer"] };

type Violation = { readonly id: string; readonly nodes: readonly { readonly html: string; readonly target: readonly string[] }[] };

/**
 * What styles alone decide, at half of what looking costs: it is looked at on every screen and every part by `sweeps`, and in
 * `accessibility.test.ts`.
 */
const OF_STYLES = ["color-contrast", "link-in-text-block", "target-size"];

/** What bars somebody from a page as it stands, or from a part of it, a line each; `unless`: rules that do not hold there. */
export const allAccessibilityFaults = (page: Page, part: Part, unless: readonly string[] = []): Promise<readonly string[]> =>
  barriers(page, part, RULES, unless);

/** Likewise, save what styles alone decide. */
export const accessibilityFaults = (page: Page, part: Part = WITHOUT_FRAME): Promise<readonly string[]> =>
  barriers(page, part, RULES, OF_STYLES);

/** What bars somebody from it in other colours: nothing else of it is another. */
export const contrastFaults = (page: Page, part: Part = WITHOUT_FRAME): Promise<readonly string[]> =>
  barriers(page, part, { type: "rule", values: ["color-contrast", "link-in-text-block"] });

async function barriers(page: Page, part: Part, runOnly: object, unless: readonly string[] = []): Promise<readonly string[]> {
  if (!(await page.evaluate("'axe' in globalThis"))) await putAxe(page);
  const rules = { [SPOKEN]: { enabled: true }, ...Object.fromEntries(unless.map((id) => [id, { enabled: false }])) };
  const options = { runOnly, rules, resultTypes: ["violations"], preload: false }; // None of these rules reads a style sheet.
  await page.evaluate(FROM_ITS_BEGINNING);
  await page.evaluate(AT_REST);
  const found: readonly Violation[] = await page.evaluate(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  const lines: string[] = [];
  for (const { id, nodes } of found)
    for (const { html, target } of nodes) if (await isFault(page, id, target)) lines.push(`${id}: ${html.slice(0, 160)}`);
  return lines;
}

/** Whether it is what axe takes it for; within a frame it is. */
async function isFault(page: Page, id: string, [selector, ...within]: readonly string[]): Promise<boolean> {
  if (selector === undefined || within.length > 0) return true;
  if (id === TARGET_SIZE) return isFaultInTheMiddle(page, id, selector);
  return id !== SPOKEN || ((await isWritten(page, selector)) && (await isFaultInTheMiddle(page, id, selector)));
}

/** Letters of a drawing are part of the picture: nobody says them. */
const isWritten = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((node) => {
    const copy = node.cloneNode(true) as Element;
    for (const drawing of copy.querySelectorAll("svg")) drawing.remove();
    return copy.textContent.trim() !== "";
  });

const TARGET_SIZE = "target-size";

/**
 * Whether it is one where it stands in the middle of the window. A bar at a window's lower edge lies over whatever is there just now, which
 * axe takes for too small; and of what a list that scrolls shows in part, it takes the words that are out of sight for unwritten.
 */
async function isFaultInTheMiddle(page: Page, id: string, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((node) => node.scrollIntoView({ block: "center", inline: "center", behavior: "instant" }));
  const options = {
    runOnly: { type: "rule", values: [id] },
    rules: { [id]: { enabled: true } },
    resultTypes: ["violations"],
    preload: false,
  };
  const found: number = await page.evaluate(
    `axe.run(${JSON.stringify(selector)}, ${JSON.stringify(options)}).then(({ violations }) => violations.length)`,
  );
  return found > 0;
}

/** A page that is scrolled has the bar of its head over whatever passes below: axe takes that for a target too small to be hit. */
const FROM_ITS_BEGINNING = `(scrollTo({ top: 0, behavior: "instant" }), new Promise((drawn) => {
  requestAnimationFrame(() => requestAnimationFrame(drawn));
  setTimeout(drawn, 2_000); // A browser that draws nothing new may tell of no frame.
}))`;

/** What comes in by a change of its colours has them in full once that has ended. */
const AT_REST = `Promise.race([
  Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? 0))
      .map(({ finished }) => finished.catch(() => {})),
  ),
  new Promise((waited) => setTimeout(waited, 2_000)), // One that stands still never ends.
])`;

/** Fields whose text is smaller than 16 px: a phone of Apple's zooms into one that gets the focus, and stays so. */
export const fieldsThatZoom = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("input, select, textarea")].flatMap((field) => {
      const isTyped = !/^(?:hidden|checkbox|radio|range|file|submit|button)$/.test(field.getAttribute("type") ?? "");
      const size = Number.parseFloat(getComputedStyle(field).fontSize);
      return isTyped && size < 16 ? [`${field.getAttribute("name") ?? field.className} has text of ${size} px`] : [];
    }),
  );

/** Pixels by which a page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
