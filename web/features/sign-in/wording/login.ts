/** The page behind the sign-in popup. The popup's own words come with it, after the page. */
export const loginWords = {
  title: "Sign in",
  description: "Sign in or open an account with a one-time password: your orders, wishlist and account in one place.",
  needsScript: "Signing in needs JavaScript. Please switch it on, then load this page again.",
};
