import type { Page } from "playwright-core";

const GLASS = { name: "Glass, 250 ml" };

/**
 * So many glasses on each of the last days, today among them, on the water tracker's page. Each stands there before the next is made, as
 * from a hand.
 */
export async function pressGlasses(page: Page, days: number, aDay: number): Promise<void> {
  const press = (button: Element) =>
    new Promise<void>((resolve) => {
      const sum = () => document.querySelector("main")?.innerText.match(/[\d,]+ ml of/)?.[0] ?? "";
      const before = sum();
      const look = () => (sum() === before ? requestAnimationFrame(look) : resolve());
      (button as HTMLElement).click();
      look();
    });
  for (let day = 0; day < days; day += 1) {
    for (let made = 0; made < aDay; made += 1) await page.getByRole("button", GLASS).evaluate(press);
    if (day < days - 1) await page.getByRole("button", { name: "The day before" }).click();
  }
  for (let day = 1; day < days; day += 1) await page.getByRole("button", { name: "The next day" }).click();
}
