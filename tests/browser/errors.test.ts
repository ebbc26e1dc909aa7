import { describe, expect, it } from "vitest";
import { plentifulProductAt } from "./harness/plentiful-products.ts";
import { visitors } from "./harness/visitors.ts";
import { withoutCode } from "./harness/without-code.ts";

const { visitor } = visitors();

describe("code that does not come", () => {
  it("is told of on a page that stands as the server drew it, and tried again", async () => {
    const { page, mend } = await withoutCode(visitor, /\/assets\/catalogue-[\w-]{8}\.js/, { as: null });
    await page.goto("/shop/product/ashwagandha-churna");
    await page.getByText("This page is not ready: its buttons don't work yet.").waitFor();
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
    ["/shop/cart", /\/assets\/cart-later-/],
    ["/shop/thankyou/OD1", /\/assets\/orders-later-/],
    ["/shop/product/ashwagandha-churna/review", /\/assets\/reviews-later-/],
    ["/user/tickets/1", /\/assets\/tickets-later-/],
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

describe("code of a part that does not come while the line is gone", () => {
  const LOST = /\/assets\/catalogue-later-.*\.js$/;
  /** What a page asks to know whether the shop is reached. */
  const ASKED = "**/manifest.webmanifest";

  /** A product's page whose line is broken; its picture was pressed there in vain. */
  async function pressedInVain() {
    const { title, slug } = await plentifulProductAt(6);
    const { context, tab } = await visitor({ line: "bad" });
    await context.route(LOST, (route) => route.abort());
    const page = await tab(`/shop/product/${slug}`);
    await page.waitForLoadState("networkidle"); // What is lost while pages are loaded ahead is left to whoever goes there.
    await context.route(ASKED, (route) => route.abort());
    const opener = page.getByRole("button", { name: `Look at ${title} closely` }).first();
    const inVain = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
    await opener.click();
    await inVain;
    await page.evaluate(() => document.body.setAttribute("data-before", ""));
    const mend = async () => {
      await context.unroute(LOST);
      await context.unroute(ASKED);
    };
    const picture = page.getByRole("dialog", { name: title, exact: true });
    return { page, opener, mend, picture, former: page.locator("body[data-before]") };
  }

  it("leaves the page as it is, which loads itself anew where the line is back and it is asked for again", async () => {
    const { page, opener, mend, picture, former } = await pressedInVain();
    expect(await page.getByRole("alert").count()).toBe(0);
    await mend();
    await opener.click();
    await former.waitFor({ state: "detached" }); // The browser remembers that the code did not come: asked for again, it fails without a request.
    await page.waitForFunction(() => globalThis.takeEarly === undefined);
    await opener.click();
    await picture.waitFor();
  });

  it("keeps what was typed: it is told of, and one press loads the page anew", async () => {
    const { page, opener, mend, picture, former } = await pressedInVain();
    const search = page.locator("input[type=search]").first();
    await search.fill("piles");
    await mend();
    await opener.click();
    const told = page.getByRole("alert").filter({ hasText: "Part of this page did not load." });
    await told.waitFor();
    expect([await search.inputValue(), await former.count()]).toEqual(["piles", 1]);
    await told.getByRole("button", { name: "Try again" }).click();
    await former.waitFor({ state: "detached" });
    await page.waitForFunction(() => globalThis.takeEarly === undefined);
    await opener.click();
    await picture.waitFor();
  });
});
