import { describe, it, expect } from "vitest";
import { visitors } from "./harness/visitors.ts";
import { ASHA, withoutCode } from "./harness/without-code.ts";

const { visitor } = visitors();

describe("code of a part of a page that does not come", () => {
  it("leaves the page it is asked for on as it is: of menus the categories and the way to all of it, of signing in home, of one's review the way to it, of a question no trace", async () => {
    const phone = await withoutCode(visitor, /\/assets\/menu-tabs-/, { as: null, width: 390 });
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

    const desk = (await withoutCode(visitor, /\/assets\/shop-panel-/, { as: null })).page;
    await desk.goto("/shop");
    await desk.getByRole("button", { name: "Shop by brand" }).click();
    await desk.locator("#shop-menu-1").getByRole("link", { name: "See all" }).waitFor();
    await desk.getByRole("button", { name: "Shop by category" }).click();
    await desk.locator("#shop-menu-0").getByRole("link", { name: "Unani" }).waitFor();

    const door = (await withoutCode(visitor, /\/assets\/sign-in-popup-/, { as: null })).page;
    await door.goto("/login");
    await door.getByText("This could not be opened.").waitFor();
    await door
      .getByRole("button", { name: /^Add .+ to cart$/ })
      .first()
      .click();
    await door.getByRole("dialog", { name: "Your cart" }).waitFor();
    expect(await door.evaluate(() => location.pathname)).toBe("/login"); // Home has to be asked for, and might be lost as well.

    const { page } = await withoutCode(visitor, /\/assets\/(?:own-review-link|leaving-dialog)-/);
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
