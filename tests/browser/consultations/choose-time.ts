import type { Page } from "playwright-core";

/** On a practitioner's page: the last day that has free times, as today's could begin too soon, and a time of it. */
export async function chooseTime(page: Page, which: "first" | "last"): Promise<void> {
  const times = page.locator("#times");
  const day = times.getByRole("link", { name: /: \d+ free$/ }).last();
  const chosen = (await day.textContent()) ?? "";
  await day.click();
  await times.locator('a[aria-current="true"]', { hasText: chosen }).waitFor();
  await times
    .getByRole("link", { name: /^\d{1,2}:\d{2} [ap]m$/ })
    [which]()
    .click();
  await page.waitForURL(/at=/);
}
