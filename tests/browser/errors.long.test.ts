import { describe, it, expect } from "vitest";
import { visitors } from "./harness/visitors.ts";
import { withoutCode } from "./harness/without-code.ts";

const { visitor } = visitors();

describe("code of a part of a page that does not come", () => {
  it("leaves the page it is asked for on as it is: of menus the categories and the way to all of it, of signing in home, of one's review the way to it", async () => {
    const phone = await withoutCode(visitor, /\/assets\/site-later-/, { as: null, width: 390 });
    const inVain = phone.page.waitForEvent("requestfailed");
    await phone.page.goto("/shop");
    await inVain;
    const opener = phone.page.getByRole("button", { name: "Menu", exact: true });
    const menu = phone.page.locator("#site-menu");
    await opener.click();
    await menu.getByRole("link", { name: "Unani" }).waitFor();
    await phone.mend();
    await phone.page.reload(); // A browser may remember for as long as a page stands that a file of its code did not come.
    await opener.click();
    await menu.getByRole("tab", { name: "Consult Doctor" }).waitFor();

    const desk = (await withoutCode(visitor, /\/assets\/site-later-/, { as: null })).page;
    await desk.goto("/shop");
    await desk.getByRole("button", { name: "Shop by brand" }).click();
    await desk.locator("#shop-menu-1").getByRole("link", { name: "See all" }).waitFor();
    await desk.getByRole("button", { name: "Shop by category" }).click();
    await desk.locator("#shop-menu-0").getByRole("link", { name: "Unani" }).waitFor();

    const door = (await withoutCode(visitor, /\/assets\/sign-in-later-/, { as: null })).page;
    await door.goto("/login");
    await door.getByText("This could not be opened.").waitFor();
    await door
      .getByRole("button", { name: /^Add .+ to cart$/ })
      .first()
      .click();
    await door.getByRole("dialog", { name: "Your cart" }).waitFor();
    expect(await door.evaluate(() => location.pathname)).toBe("/login"); // Home has to be asked for, and might be lost as well.

    const { page } = await withoutCode(visitor, /\/assets\/reviews-later-/);
    const asked = page.waitForEvent("requestfailed");
    await page.goto("/shop/product/ashwagandha-churna");
    await asked;
    await page.locator(".review-invitation").getByRole("link").waitFor();
  });
});
