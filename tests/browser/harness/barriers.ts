import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

type Violation = { readonly id: string; readonly nodes: readonly { readonly html: string }[] };

/** What bars somebody from a page as it stands, or from a part of it, a line each. */
export async function barriersOn(page: Page, part = ":root"): Promise<readonly string[]> {
  await page.evaluate(axe);
  const found: readonly Violation[] = await page.evaluate(
    `axe.run(${JSON.stringify(part)}, { runOnly: ${JSON.stringify(RULES)} }).then(({ violations }) => violations)`,
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Pixels by which a page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
