/** Of the page shown where there is no line. */
export const offlineWords = {
  title: "You're offline",
  text: "You haven't opened this page on this device before, or it is yours alone and not kept here. Other pages you have seen still open, and so does the cart, if you are not signed in.",
  cart: "Open your cart",
  home: "Home page",
};
