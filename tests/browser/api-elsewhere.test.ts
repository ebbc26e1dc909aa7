import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { onLoopback } from "#tests/on-loopback.ts";
import { newcomer } from "./harness/bearer-token.ts";
import { codeTo } from "./harness/messages.ts";
import { startShop } from "./harness/running-shop.ts";
import { visitors } from "./harness/visitors.ts";
import { signInPhrases } from "#web/features/sign-in/wording/sign-in.ts";
import type { AddressInfo } from "node:net";
import type { Request } from "playwright-core";

type Started = Awaited<ReturnType<typeof startShop>>;

/** Cloudflare's widget as its documentation has it: it is rendered into a place, and hands a proof to the callback. */
const WIDGET = `globalThis.turnstile = {
  render(place, { sitekey, action, callback }) {
    document.querySelector(place).textContent = "Verifying";
    setTimeout(() => callback(["proof", sitekey, action, Math.random()].join(" ")), 50);
  },
};`;
const SITE_KEY = "0x4AAAAAAA-site-key";

/** A free port of this machine. */
async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, "localhost"), "listening");
  const { port } = server.address() as AddressInfo;
  await once(server.close(), "close");
  return port;
}

/** What the provider of the human check was asked. */
const verified: URLSearchParams[] = [];
const provider = createServer(async (request, response) => {
  const form = new URLSearchParams(await text(request));
  verified.push(form);
  const [, siteKey, action] = (form.get("response") ?? "").split(" ");
  response.end(JSON.stringify({ success: siteKey === SITE_KEY, hostname: "localhost", action, "error-codes": [] }));
});

let front: Started | null = null;
let api: Started | null = null;
beforeAll(async () => {
  const { address: verify } = await onLoopback(provider);
  const { folder } = inject("shop");
  const site = `http://localhost:${await freePort()}`;
  const shared = {
    DATA_DIR: folder,
    SITE_URL: site,
    HUMAN_CHECK_PROVIDER: "turnstile",
    HUMAN_CHECK_SITE_KEY: SITE_KEY,
    HUMAN_CHECK_SECRET: "0x4AAAAAAA-secret",
    HUMAN_CHECK_VERIFY_URL: `${verify}/siteverify`,
  };
  api = await startShop("serve", { ...shared, ALLOWED_ORIGINS: site });
  front = await startShop("serve", { ...shared, PORT: new URL(site).port, API_URL: api.shop.address });
}, 240_000);
afterAll(async () => {
  await Promise.all([front?.stop(), api?.stop()]);
  provider.close();
});

const { visitor } = visitors(() => front?.shop.address ?? "");

describe("a front end whose API is at another address", () => {
  it("calls it from a product to the signed-in cart, and signs in there by the provider's check [co-env-api-base] [co-env-captcha-key]", async () => {
    const { context, tab } = await visitor();
    await context.route("https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit", (route) =>
      route.fulfill({ contentType: "text/javascript", body: WIDGET }),
    );
    const called: Request[] = [];
    context.on("request", (request) => {
      if (new URL(request.url()).pathname.startsWith("/api/")) called.push(request);
    });
    const page = await tab("/shop/products");
    await page.getByRole("link", { name: "Sign in/Sign up" }).first().click();
    const popup = page.getByRole("dialog");
    const [mobile, since] = [newcomer(), Date.now()];
    await popup.getByLabel("Mobile number").fill(mobile);
    await page.keyboard.press("Enter");
    await popup.getByLabel("OTP", { exact: true }).fill(await codeTo(mobile, since));
    await popup.getByLabel("Full name").fill("Naina Sethi");
    await page.keyboard.press("Enter");
    await popup.waitFor({ state: "hidden" });
    await page.getByRole("banner").getByRole("button", { name: "Naina Sethi" }).waitFor();
    expect(verified.length).toBeGreaterThan(0);
    expect(verified.at(-1)?.get("response")).toMatch(new RegExp(`^proof ${SITE_KEY} sign_in `));
    expect(verified.at(-1)?.get("remoteip")).toMatch(/^(?:::1|127\.0\.0\.1|::ffff:127\.0\.0\.1)$/);
    await page.goto("/profile");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => called.some((one) => new URL(one.url()).pathname === "/api/user/getprofile")).toBe(true);
    expect([...new Set(called.map((one) => new URL(one.url()).origin))]).toEqual([api?.shop.address]);
    const answered = called.filter((one) => one.timing().responseEnd >= 0); // Of what was broken off the browser tells no headers.
    expect(answered.length).toBeGreaterThan(3);
    const cookies = await Promise.all(answered.map(async (one) => (await one.allHeaders())["cookie"]));
    expect(cookies.filter((cookie) => cookie !== undefined)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem("token"))).not.toBeNull();
  });

  it("says so where the provider's script does not come, and sends no code", async () => {
    const { context, tab } = await visitor({ line: "bad" });
    await context.route("https://challenges.cloudflare.com/**", (route) => route.abort());
    const before = verified.length;
    const page = await tab("/login");
    await page.getByLabel("Mobile number").fill(newcomer());
    await page.keyboard.press("Enter");
    await page.getByText(signInPhrases.sendTrouble["human-check-needed"]).waitFor();
    expect(verified.length).toBe(before);
  });

  it("has no page that loads the provider's script beside the one in sign-in's frame", async () => {
    const { context, tab } = await visitor();
    const outside: string[] = [];
    context.on("request", (request) => {
      if (!new URL(request.url()).hostname.includes("localhost")) outside.push(request.url());
    });
    const page = await tab("/shop/products");
    await page.waitForLoadState("networkidle");
    expect(outside).toEqual([]);
    const policy = await page.evaluate(async () => (await fetch(location.href)).headers.get("content-security-policy"));
    expect(policy).toContain(`connect-src 'self' ${api?.shop.address}`);
    expect(policy).not.toContain("cloudflare");
  });

  it("is the only one whose pages read that API's answers", async () => {
    const page = await (await visitor()).tab("/faq");
    const therapies = `${api?.shop.address}/api/get/therapies`;
    expect(await page.evaluate(async (address) => (await fetch(address)).status, therapies)).toBe(200);
    const allowed = async (address: string, origin: string) =>
      (await fetch(address, { headers: { origin } })).headers.get("access-control-allow-origin");
    const site = front?.shop.address ?? "";
    expect(await allowed(therapies, site)).toBe(site);
    for (const other of ["https://evil.example", site.replace("localhost", "127.0.0.1"), "null"])
      expect(await allowed(therapies, other)).toBeNull();
    expect(await allowed(`${site}/api/get/therapies`, site)).toBeNull(); // Nobody is named there.
  });
});
