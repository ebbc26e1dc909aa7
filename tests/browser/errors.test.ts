import { describe, expect, inject, it } from "vitest";
import { bearerOf } from "./harness/bearer-token.ts";
import { visitors } from "./harness/visitors.ts";

const { visitor } = visitors();

const ASHA = "5555500001";
/** A customer, or with `as` null a guest, none of whose pages may load itself anew: that was done a moment ago. */
async function without(code: RegExp, { as = ASHA, width = 1280 }: { readonly as?: string | null; readonly width?: number } = {}) {
  const { context } = await visitor({ line: "bad", width });
  if (as !== null) await context.addCookies([{ name: "token", value: await bearerOf(inject("shop"), as), url: inject("shop").address }]);
  await context.addInitScript(() => location.protocol === "http:" && sessionStorage.setItem("chunk-reload", String(Date.now())));
  await context.route(code, (route) => route.abort());
  return { page: await context.newPage(), mend: () => context.unroute(code) };
}

describe("code that does not come", () => {
  it("is told of on a page that stands as the server drew it, and tried again", async () => {
    const { page, mend } = await without(/\/assets\/product-screen-/, { as: null });
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
    const { page, mend } = await without(code);
    await page.goto(path);
    const said = page.getByRole("heading", { level: 1, name: "This page is not available right now" });
    await said.waitFor();
    await mend();
    await page.getByRole("link", { name: "Try again" }).click();
    await said.waitFor({ state: "hidden" });
    await expect.poll(async () => (await page.locator("main").innerText()).trim().length).toBeGreaterThan(20);
  });

  it("leaves the page it is asked for on as it is: of menus the categories and the way to all of it, of signing in home, of one's review the way to it, of a question no trace", async () => {
    const phone = await without(/\/assets\/menu-tabs-/, { as: null, width: 390 });
    await phone.page.goto("/shop");
    const opener = phone.page.getByRole("button", { name: "Menu", exact: true });
    const menu = phone.page.locator("#site-menu");
    const inVain = phone.page.waitForEvent("requestfailed");
    await opener.click();
    await inVain;
    await menu.getByRole("link", { name: "Unani" }).waitFor();
    await phone.mend();
    await phone.page.reload(); // A browser may remember for as long as a page stands that a file of its code did not come.
    await opener.click();
    await menu.getByRole("tab", { name: "Consult Doctor" }).waitFor();

    const desk = (await without(/\/assets\/shop-panel-/, { as: null })).page;
    await desk.goto("/shop");
    await desk.getByRole("button", { name: "Shop by brand" }).click();
    await desk.locator("#shop-menu-1").getByRole("link", { name: "See all" }).waitFor();
    await desk.getByRole("button", { name: "Shop by category" }).click();
    await desk.locator("#shop-menu-0").getByRole("link", { name: "Unani" }).waitFor();

    const door = (await without(/\/assets\/sign-in-popup-/, { as: null })).page;
    await door.goto("/login");
    await door.getByText("This could not be opened.").waitFor();
    await door
      .getByRole("button", { name: /^Add .+ to cart$/ })
      .first()
      .click();
    await door.getByRole("dialog", { name: "Your cart" }).waitFor();
    expect(await door.evaluate(() => location.pathname)).toBe("/login"); // Home has to be asked for, and might be lost as well.

    const { page } = await without(/\/assets\/(?:own-review-link|leaving-dialog)-/);
    const asked = page.waitForEvent("requestfailed");
    await page.goto("/shop/product/ashwagandha-churna");
    await asked;
    await page.locator(".review-invitation").getByRole("link").waitFor();
    await page.goto("/user/delete");
    await page.getByRole("textbox").last().waitFor();
    await page.locator("main").getByRole("textbox").fill(ASHA);
    await page.locator("main form").getByRole("button").click();
    await page.getByText("This could not be opened.").waitFor();
    await page.locator("main").getByRole("textbox").waitFor();
  });
});
