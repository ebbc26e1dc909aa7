import { expect } from "vitest";
import { accessibilityFaults, overflowOf } from "#tests/browser/harness/accessibility-faults.ts";
import type { Page } from "playwright-core";

/** That a page bars nobody and fits, on a desk and on a phone. */
export async function expectSound(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect([width, await accessibilityFaults(page), await overflowOf(page)]).toEqual([width, [], 0]);
  }
}
