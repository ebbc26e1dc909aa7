import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

type Violation = { readonly id: string; readonly nodes: readonly { readonly html: string }[] };

/** What bars somebody from a page as it stands, or from a part of it, a line each; `unless`: rules that do not hold there. */
export const barriersOn = (page: Page, part = ":root", unless: readonly string[] = []): Promise<readonly string[]> =>
  barriers(page, part, RULES, unless);

/** What bars somebody from it in other colours: nothing else of it is another. */
export const coloursOn = (page: Page, part = ":root"): Promise<readonly string[]> =>
  barriers(page, part, { type: "rule", values: ["color-contrast", "link-in-text-block"] });

async function barriers(page: Page, part: string, runOnly: object, unless: readonly string[] = []): Promise<readonly string[]> {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe);
  const rules = Object.fromEntries(unless.map((id) => [id, { enabled: false }]));
  const options = { runOnly, rules, resultTypes: ["violations"], preload: false }; // None of these rules reads a style sheet.
  const look = (): Promise<readonly Violation[]> =>
    page.evaluate(`axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)}).then(({ violations }) => violations)`);
  const atOnce = await look();
  if (atOnce.length > 0) await page.evaluate(STILL); // What moves on its way to its place may lie over something for a moment.
  const found = atOnce.length === 0 ? atOnce : await look();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Seen from its beginning, with nothing on its way. */
const STILL = "(scrollTo(0, 0), new Promise((still) => setTimeout(still, 1_500)))";

/** Pixels by which a page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
