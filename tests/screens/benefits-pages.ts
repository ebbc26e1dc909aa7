import type { ScreenToCapture } from "./pages.ts";

/** A demo customer of the company that the site of benefits is for. */
export const BENEFITS_CUSTOMER = "5555500006";

const screen = (name: string, path: string, as: ScreenToCapture["as"]): ScreenToCapture => ({
  name: `benefits-${name}`,
  path,
  as,
  ways: [],
  ends: path,
});

/** What the site of a company's benefits has of its own, and what it shows in its own colours. */
export const benefitsPages: readonly ScreenToCapture[] = [
  screen("home", "/", "guest"),
  screen("shop", "/shop", "guest"),
  screen("products", "/shop/products", "guest"),
  screen("product", "/shop/product/ashwagandha-churna", "guest"),
  screen("cart", "/shop/cart", "shopper"),
  screen("sign-in", "/login", "guest"),
  screen("get-in-touch", "/getintouch", "guest"),
  screen("unknown-address", "/health-plans", "guest"),
  screen("home-customer", "/", "customer"),
  screen("checkout", "/shop/checkout", "customer"),
  screen("orders", "/shop/orders", "customer"),
  screen("profile", "/profile", "customer"),
];
