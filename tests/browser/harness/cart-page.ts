import type { Page } from "playwright-core";

/** Puts the product of the page at hand into the cart, and closes the drawer that shows it. */
export async function addFromPage(page: Page, title: string): Promise<void> {
  await page
    .getByRole("button", { name: `Add ${title} to cart` })
    .first()
    .click();
  const drawer = page.getByRole("dialog", { name: "Your cart" });
  await drawer.getByText(title, { exact: true }).first().waitFor(); // The drawer may be there before the cart's own code.
  await drawer.getByRole("button", { name: "Close the cart" }).click();
  await drawer.waitFor({ state: "hidden" });
}

/** What the cart page lists, as it is read there. */
export async function cartLines(page: Page): Promise<readonly { readonly title: string; readonly quantity: number }[]> {
  const list = page.getByRole("list", { name: "Products in your cart" });
  await list.waitFor();
  const items = await list.getByRole("listitem").all();
  return Promise.all(
    items.map(async (item) => ({
      title: (await item.getByRole("heading").innerText()).trim(),
      quantity: Number(await item.getByRole("textbox", { name: /^Pieces of/ }).inputValue()),
    })),
  );
}

/** The bill's figures by their names, as they are read: "Subtotal" → "₹1,658.00". */
export async function billFigures(page: Page): Promise<Readonly<Record<string, string>>> {
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest, { timeout: 2_000 }))); // A bill follows a press once there is time for it.
  const all = page.getByRole("region", { name: "Bill" }).locator(".bill summary");
  await all
    .filter({ hasText: /^Total/ })
    .first()
    .waitFor(); // It comes after the lines do.
  const rows = await all.all();
  const read = await Promise.all(rows.map(async (row) => (await row.locator("span").allInnerTexts()).map((text) => text.trim())));
  return Object.fromEntries(read.map((texts) => [texts[0] ?? "", texts.at(-1) ?? ""]));
}
