import { describe, expect, inject, it, onTestFailed } from "vitest";
import { accessibilityFaults } from "./harness/accessibility-faults.ts";
import { fetchFromShop } from "./harness/fetch-from-shop.ts";
import { bearerOf, newcomer } from "./harness/bearer-token.ts";
import { codeTo, messageTo } from "./harness/messages.ts";
import { visitors } from "./harness/visitors.ts";
import type { Page } from "playwright-core";

const { visitor } = visitors();

const popup = (page: Page) => page.getByRole("dialog", { name: /Sign in or sign up|Welcome to Niramaya/ });
const stored = (page: Page) =>
  page.evaluate(() => ({ keys: Object.keys(localStorage), cookie: document.cookie, token: localStorage.getItem("token") }));
const axe = (page: Page) => accessibilityFaults(page, "dialog");

/** By keys alone: the number, then the OTP from the message that was sent. */
async function signInByKeys(page: Page, mobile: string): Promise<void> {
  const since = Date.now();
  await page.getByLabel("Mobile number").waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute("type") === "tel");
  await page.keyboard.type(mobile);
  await page.keyboard.press("Enter");
  const tooEarly = popup(page).getByText("Too many requests. Please try again later.");
  const hasCode = async () => {
    if (await tooEarly.isVisible()) await page.keyboard.press("Enter"); // A number gets one code in half a minute: a second try asks until it does.
    return page.getByLabel("OTP", { exact: true }).isVisible();
  };
  await expect.poll(hasCode, { timeout: 60_000, interval: 500 }).toBe(true);
  await page.waitForFunction(() => document.activeElement?.getAttribute("autocomplete") === "one-time-code");
  await page.keyboard.type(await codeTo(mobile, since));
}

describe("signing in", () => {
  it("takes a number in whole that a keyboard puts in at once, with its country's code and gaps", async () => {
    const page = await (await visitor()).tab("/login");
    const mobile = page.getByLabel("Mobile number");
    await mobile.waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute("type") === "tel");
    await page.keyboard.insertText("+91 98123 45678");
    await expect.poll(() => mobile.inputValue()).toBe("9812345678");
    expect(await mobile.getAttribute("maxlength")).toBe("11");
  });

  it("on a page that anybody may see leads back to it, with the focus on what stands where the way in stood", {
    tags: ["long"],
  }, async () => {
    const page = await (await visitor()).tab("/shop");
    await page.getByRole("link", { name: "Sign in/Sign up" }).first().focus();
    await page.keyboard.press("Enter");
    const mobile = newcomer();
    await signInByKeys(page, mobile);
    await page.getByLabel("Full name").fill("Naina Sethi");
    await page.keyboard.press("Enter");
    await popup(page).waitFor({ state: "hidden" });
    await page.getByRole("banner").getByRole("button", { name: "Naina Sethi" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/shop");
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest("header") !== null)).toBe(true);
  });

  it("in Hindi sends the OTP in Hindi", { tags: ["long"] }, async () => {
    const page = await (await visitor()).tab("/language/hi?back=/login");
    const mobile = newcomer();
    const since = Date.now();
    await page.locator("input[type=tel]").waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute("type") === "tel");
    await page.keyboard.type(mobile);
    await page.keyboard.press("Enter");
    expect(await messageTo(mobile, since)).toMatch(/^\d{4} Niramaya के लिए आपका OTP है।/);
  });

  it("by keyboard alone leads to the page that was turned away, in every tab, and out of all of them again [gd-auth-route-logged-out] [gd-after-login-saved-path] [gd-login-guest-only] [ru-login-send-otp] [ru-login-success-store] [ru-login-success-refresh] [ru-login-logout] [ru-session-logout-storage] [er-toast-logged-out] [rt-login] [co-cookie-path] [co-token-type] [gd-auth-header] [ui-header-signin]", async () => {
    const somebody = await visitor({ line: "bad" }); // Of a code that is asked for too early the browser complains.
    const page = await somebody.tab("/profile");
    const requested: string[] = [];
    const bearers: (string | undefined)[] = [];
    page.on("request", (request) => {
      const path = new URL(request.url()).pathname;
      if (!path.startsWith("/api/")) return;
      requested.push(`${request.method()} ${path.slice(4)}`);
      if (path === "/api/auth/localsignup")
        expect(Object.keys(request.postDataJSON()).sort()).toEqual(["captcha_token", "doctor_reference_code", "mobile"]);
      bearers.push(request.headers()["authorization"]); // Read at once: the page may be closed before the browser tells all of them.
    });
    await page.waitForURL("**/login");
    await popup(page).waitFor();
    expect(await page.getByRole("heading", { name: "My profile" }).count()).toBe(0);
    expect(await axe(page)).toEqual([]);
    const other = await somebody.tab("/shop");
    const signIn = other.getByRole("link", { name: "Sign in/Sign up" }).first();
    await signIn.click();
    await other.getByLabel("Mobile number").waitFor();
    await other.keyboard.press("Escape");
    await popup(other).waitFor({ state: "hidden" });
    await expect.poll(() => signIn.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.bringToFront();

    await signInByKeys(page, "5555500013");
    await page.waitForURL("**/profile");
    await page.getByText("Nisha Rao").first().waitFor();
    const { keys, cookie, token } = await stored(page);
    expect(keys).toEqual(expect.arrayContaining(["token", "user", "userId"]));
    expect(cookie).toContain(`token=${token}`);
    await expect
      .poll(() => requested)
      .toEqual(expect.arrayContaining(["POST /auth/localsignup", "POST /auth/otpverification", "GET /user/getprofile"]));
    await expect.poll(() => bearers).toContain(`Bearer ${token}`);

    await other.bringToFront();
    await signIn.waitFor({ state: "hidden" });
    await other.goto("/login");
    await other.waitForURL((url) => url.pathname === "/");
    await other.reload();
    await expect.poll(async () => (await stored(other)).token).toBe(token);

    await other.locator("#account-menu").waitFor({ state: "attached" }); // It comes with the session, once the page is awake.
    await other.evaluate(() => document.querySelector<HTMLElement>("#account-menu")?.showPopover());
    await other.getByRole("button", { name: "Logout" }).click();
    await other.getByText("Logged out successfully").waitFor();
    await expect.poll(() => stored(other)).toEqual({ keys: [], cookie: expect.not.stringContaining("token="), token: null });
    await page.waitForURL("**/login");
    await expect.poll(() => page.getByText("Nisha Rao").count()).toBe(0);
  });

  it("makes an account for a new number, tells a wrong OTP, fits 320 px, and lets out again at the end of the account menu [ui-header-user-menu] [ru-login-new-user] [ru-valid-otp-boxes] [er-verify-wrong-otp] [er-verify-wrong-password] [ui-login-fields] [ru-login-switch]", async () => {
    const page = await (await visitor({ width: 320 })).tab("/login");
    const mobile = newcomer();
    const since = Date.now();
    await page.getByLabel("Mobile number").fill(mobile);
    await page.getByRole("button", { name: "Send OTP" }).click();
    const otp = page.getByLabel("OTP", { exact: true });
    await otp.waitFor();
    const code = await codeTo(mobile, since);
    const wrong = String((Number(code) + 1) % 10_000).padStart(4, "0");
    await page.evaluate((text) => navigator.clipboard.writeText(text), `Your OTP: ${wrong}`);
    await otp.focus();
    await page.keyboard.press("ControlOrMeta+v");
    await popup(page).getByRole("alert").getByText("Wrong OTP entered").waitFor();

    await otp.pressSequentially("12");
    await page.getByRole("button", { name: "Use password instead" }).click();
    await page.getByLabel("Password", { exact: true }).fill("not theirs");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await popup(page).getByRole("alert").getByText("Please enter correct password").waitFor();
    await page.getByRole("button", { name: "Use OTP instead" }).click();
    await expect.poll(() => otp.inputValue()).toBe("");
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    await otp.fill(code);
    await page.getByLabel("Full name").fill("Devanshi Shah");
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Submit" }).click();
    await popup(page).waitFor({ state: "hidden" });
    await expect.poll(async () => (await stored(page)).keys).toContain("user");
    await page.waitForURL((url) => url.pathname === "/");
    await expect.poll(() => page.title()).toMatch(/^Niramaya/); // The next page stands: the menu closes as its address comes.

    const account = page.locator("#site-account"); // Who is at home already stays there: the menu closes by itself.
    await page.getByRole("button", { name: "Your account" }).click();
    await account.getByRole("button", { name: "Logout" }).click();
    await page.getByText("Logged out successfully").waitFor();
    await account.waitFor({ state: "hidden" });
    await expect.poll(async () => (await stored(page)).token).toBeNull();
  });

  it("offers an account back that was to be erased, and signs nobody in before [gd-recovery-offered] [ui-modal-recover] [ru-recovery] [ru-login-deletion-pending] [er-toast-recovered]", async () => {
    const page = await (await visitor({ line: "bad" })).tab("/login");
    const restored: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/user/restoreToDeletedUserAcc")) restored.push(request.headers()["authorization"]);
    });
    await signInByKeys(page, "5555500005");
    const recover = page.getByRole("button", { name: "Recover my account" });
    await recover.waitFor();
    expect((await stored(page)).token).toBeNull();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("auth.for_account_recovery") ?? "{}").token);
    onTestFailed(async () => void (await fetchFromShop(kept, "PUT", "/user/requestToDeleteUserAcc"))); // There is something to give back at a second try.
    await recover.click();
    await page.getByText("Recovered user account successfully").waitFor();
    expect(restored).toEqual([`Bearer ${kept}`]);
    await expect.poll(async () => (await stored(page)).token).toBe(kept);
  });

  it("takes a token from a company's address or from a cookie only once the server knows it, and cleans the address [gd-sso-both] [gd-sso-apikey-missing] [gd-sso-token-missing] [gd-sso-cookie] [gd-load-session-token] [gd-load-session-user]", async () => {
    const token = await bearerOf(inject("shop"), "5555500006"); // Another file sells to her: a number gets one code in half a minute.
    const byApp = await visitor();
    const page = await byApp.tab(`/shop?apikey=demo-arogya-benefits-key&token=${token}`);
    await page.waitForURL((url) => url.search === "");
    await expect.poll(async () => (await stored(page)).token).toBe(token);
    const alone = await (await visitor()).tab(`/shop?token=${token}`);
    expect((await stored(alone)).token).toBeNull();

    const cookied = await (await visitor({ bearer: token })).tab("/shop");
    await expect.poll(async () => (await stored(cookied)).keys).toEqual(expect.arrayContaining(["token", "user"]));
  });

  it("asks who one wants to be where a company's address comes to somebody who is signed in as another [gd-sso-both]", async () => {
    const token = await bearerOf(inject("shop"), "5555500006");
    const other = await (await visitor({ bearer: await bearerOf(inject("shop"), newcomer()) })).tab("/shop");
    await expect.poll(async () => (await stored(other)).token).not.toBeNull();
    const own = (await stored(other)).token;
    const follow = async () => {
      await other.goto(`/shop?apikey=demo-arogya-benefits-key&token=${token}`);
      const asked = other.getByRole("dialog", { name: "Which account do you want to use?" });
      await asked.waitFor();
      expect([new URL(other.url()).search, (await stored(other)).token]).toEqual(["", own]);
      return asked;
    };
    await (await follow()).getByRole("button", { name: /^Stay signed in as / }).click();
    expect((await stored(other)).token).toBe(own);
    await (await follow()).getByRole("button", { name: "Sign in as Meera Nair" }).click();
    await expect.poll(async () => (await stored(other)).token).toBe(token);
  });
});
