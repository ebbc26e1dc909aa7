import { describe, expect, it } from "vitest";
import { endpoints } from "#adapters/composition/server/endpoints.ts";
import { offlineRules } from "#web/platform/offline/offline-rules.ts";
import { sides } from "#sides/pages";

const { isCacheable, isPage } = offlineRules(sides);
const site = "https://niramaya.test";
const asked = (path: string, given: Partial<{ method: string; mode: RequestMode; bearer: string }> = {}) => {
  const { method = "GET", mode = "cors", bearer } = given;
  const headers = new Headers(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` });
  return [{ method, mode, headers }, new URL(path, site)] as const;
};

describe("an answer that a device keeps for when there is no line", () => {
  it.each([
    "/api/shop/product/getProducts?category=ayurveda",
    "/api/shop/product/getProductBySlug?slug=triphala",
    "/api/shop/menu/list",
    "/api/shopCoupon/getAllCouponWebAndAppWithoutToken",
  ])("is one that is the same for everybody: %s", (path) => expect(isCacheable(...asked(path))).toBe(true));

  it("is of no call that somebody signed in makes, or that changes something", () => {
    for (const { path, method, audience } of endpoints) {
      if (method !== "GET" || audience !== "anyone") expect(isCacheable(...asked(`/api${path}`, { method })), path).toBe(false);
      expect(isCacheable(...asked(`/api${path}`, { method, bearer: "token" })), path).toBe(false);
    }
  });

  it.each([
    "/api/shop/product/searchProduct?title=piles",
    "/api/shop/product/getProducts?title=piles",
    "/api/shopUserOrder/user/getPlaceOfPincode?pincode=400001",
  ])("tells nobody later what was looked for, or where somebody lives: %s", (path) => expect(isCacheable(...asked(path))).toBe(false));
});

describe("a page that a device keeps", () => {
  const page = (path: string) => isPage(...asked(path, { mode: "navigate" }));

  it.each(["/", "/shop", "/shop/cart", "/shop/product/triphala", "/faq"])("is one that anybody sees: %s", (path) =>
    expect(page(path)).toBe(true),
  );

  it.each([
    "/profile",
    "/personalDetails",
    "/user/delete",
    "/shop/orders/abc",
    "/shop/product/triphala/review",
    "/members",
    "/notification",
    "/login",
    "/sandbox/pay?order=a",
    "/payment/callback?order=a",
  ])("is none that belongs to somebody: %s", (path) => expect(page(path)).toBe(false));

  it.each(["/shop/products?title=piles", "/?apikey=a&token=b", "/resetpassword?key=secret", "/?invite=7K3MQ2XA"])(
    "holds no word and no token of its address: %s",
    (path) => expect(page(path)).toBe(false),
  );

  it.each(["title", "words", "search", "token", "apikey", "key", "invite"])(
    "holds nothing that somebody typed or was given: %s",
    (name) => {
      expect(page(`/shop?${name}=secret`)).toBe(false);
      expect(isCacheable(...asked(`/api/shop/menu/list?${name}=secret`))).toBe(false);
    },
  );

  it("is one that a window goes to", () => {
    expect(isPage(...asked("/shop", { mode: "cors" }))).toBe(false);
    expect(isCacheable(...asked("/api/shop/menu/list", { method: "POST" }))).toBe(false);
  });
});
