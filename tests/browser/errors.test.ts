import { describe, expect, it } from "vitest";
import { visitors } from "./harness/visitors.ts";
import { withoutCode } from "./harness/without-code.ts";

const { visitor } = visitors();

describe("code that does not come", () => {
  it("is told of on a page that stands as the server drew it, and tried again", async () => {
    const { page, mend } = await withoutCode(visitor, /\/assets\/product-screen-/, { as: null });
    await page.goto("/shop/product/ashwagandha-churna");
    await page.getByText("This page is not ready: its buttons do nothing yet.").waitFor();
    await page.getByRole("heading", { level: 1, name: "Ashwagandha Churna" }).waitFor();
    await mend();
    await page.getByRole("button", { name: "Try again" }).click();
    await page
      .getByRole("button", { name: /^Add .+ to cart$/ })
      .first()
      .click();
    await page.getByRole("dialog", { name: "Your cart" }).waitFor();
  });

  it.each([
    ["/shop/cart", /\/assets\/filled-cart-/],
    ["/shop/thankyou/OD1", /\/assets\/thanks-/],
    ["/shop/product/ashwagandha-churna/review", /\/assets\/my-review-/],
    ["/user/tickets/1", /\/assets\/ticket-loader-/],
  ])("leaves %s to say that it is not available, and one press asks for it anew", async (path, code) => {
    const { page, mend } = await withoutCode(visitor, code);
    await page.goto(path);
    const said = page.getByRole("heading", { level: 1, name: "This page is not available right now" });
    await said.waitFor();
    await mend();
    await page.getByRole("link", { name: "Try again" }).click();
    await said.waitFor({ state: "hidden" });
    await expect.poll(async () => (await page.locator("main").innerText()).trim().length).toBeGreaterThan(20);
  });
});
