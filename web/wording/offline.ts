/** Of the page shown where there is no line. */
export const offlineWords = {
  title: "There is no internet just now",
  text: "This page has not been opened on this device before. Pages you have seen, and your cart, still open.",
  cart: "Open your cart",
  home: "Home page",
};
