import { describe, expect, it } from "vitest";
import { plentifulProductAt } from "#tests/browser/harness/plentiful-products.ts";
import { cartLines } from "#tests/browser/harness/cart-page.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { empty, emptyOnServer, signIn } from "./ravis-cart.ts";

const { visitor } = visitors();

describe("a customer's cart", () => {
  it("is never lost to a shop that fails, whatever is asked of it, nor to a line that breaks", async () => {
    const goods = await plentifulProductAt(8);
    await emptyOnServer();
    const ravi = await visitor({ line: "bad" });
    const page = await signIn(ravi);
    await page.goto(`/shop/product/${goods.slug}`);
    await page
      .getByRole("button", { name: `Add ${goods.title} to cart` })
      .first()
      .click();
    await page.getByText("Product added to cart").waitFor();
    expect(await page.getByRole("dialog", { name: "Your cart" }).count()).toBe(0);
    await page.goto("/shop/cart");
    await page.getByRole("heading", { name: /Applied Coupons|Coupons for you/ }).waitFor();
    const had = await cartLines(page);

    await page.route("**/api/**", (route) => route.fulfill({ status: 500, contentType: "application/json", body: "{}" }));
    await page.getByRole("button", { name: `One more of ${goods.title}` }).click();
    await page.getByText("Your last change wasn't saved. Your cart is as it was.").waitFor();
    await expect.poll(() => cartLines(page)).toEqual(had);
    await page.getByRole("button", { name: `Remove ${goods.title}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove", exact: true }).click();
    await page.getByRole("link", { name: goods.title }).waitFor();
    await expect.poll(() => cartLines(page)).toEqual(had);
    await page.unroute("**/api/**");

    await ravi.context.setOffline(true);
    await page.getByRole("button", { name: `One more of ${goods.title}` }).click();
    await page.getByText("Your last change wasn't saved. Your cart is as it was.").waitFor();
    await expect.poll(() => cartLines(page)).toEqual(had);
    await ravi.context.setOffline(false);
    // It shows at once what it sends again: only what the shop has answered outlasts the page.
    const isSaved = page.waitForResponse((answer) => answer.url().includes("/updateUserCartProductQuantity") && answer.ok());
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Your last change wasn't saved. Your cart is as it was.").waitFor({ state: "hidden" });
    await isSaved;
    const more = had.map((line) => (line.title === goods.title ? { ...line, quantity: line.quantity + 1 } : line));
    await expect.poll(() => cartLines(page)).toEqual(more);
    await page.reload();
    await expect.poll(() => cartLines(page)).toEqual(more);
    await empty(page);
  });
});
