/** Every screen as somebody reaches it; `as` says who looks. */
export type Shown = { readonly name: string; readonly path: string; readonly as: "guest" | "shopper" | "customer" };

/** A demo customer with members, addresses, points, wishes and notifications. */
export const CUSTOMER = "5555500001";

const guest = (name: string, path: string): Shown => ({ name, path, as: "guest" });
const customer = (name: string, path: string): Shown => ({ name, path, as: "customer" });

export const pages: readonly Shown[] = [
  guest("home", "/"),
  guest("shop", "/shop"),
  guest("products", "/shop/products"),
  guest("category", "/shop/product-category/ayurveda"),
  guest("brands", "/shop/product-brands"),
  guest("brand", "/shop/product-brands/himshikhar"),
  guest("search", "/shop/products?title=ashwagandha"),
  guest("search-nothing", "/shop/products?title=zzzzqqq"),
  guest("product", "/shop/product/ashwagandha-churna"),
  guest("cart-empty", "/shop/cart"),
  { name: "cart", path: "/shop/cart", as: "shopper" },
  guest("sign-in", "/login"),
  guest("about", "/aboutus"),
  guest("team", "/team"),
  guest("holistic", "/holistic"),
  guest("faq", "/faq"),
  guest("get-in-touch", "/getintouch"),
  guest("privacy", "/privacy-policy"),
  guest("terms", "/termsofuse"),
  guest("cancellation", "/cancellationpolicy"),
  guest("article", "/article"),
  guest("landing", "/landing"),
  guest("hospitals", "/ayush-hospital"),
  guest("health-plans", "/health-plans"),
  guest("events", "/event"),
  guest("not-open-yet", "/fitbook"),
  guest("unknown-address", "/no-such-page"),
  guest("offline", "/offline"),
  customer("cart-customer", "/shop/cart"),
  customer("wishlist", "/shop/wishlist"),
  customer("profile", "/profile"),
  customer("personal-details", "/personalDetails"),
  customer("home-profile", "/homeprofile"),
  customer("addresses", "/user/addresses"),
  customer("address-new", "/user/addresses/new"),
  customer("members", "/members"),
  customer("member-new", "/members/new"),
  customer("mobile", "/mobile"),
  customer("password", "/user/password"),
  customer("points", "/user/points"),
  customer("own-data", "/user/data"),
  customer("notifications", "/notification"),
  customer("invite", "/invitefriend"),
  customer("delete-account", "/user/delete"),
  customer("orders", "/shop/orders"),
  customer("orders-none-found", "/shop/orders?search=zzzz"),
  customer("tickets", "/user/tickets"),
  customer("review", "/shop/product/ashwagandha-churna/review"),
];
