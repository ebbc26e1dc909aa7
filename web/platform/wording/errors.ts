/** Pages that stand for one that can't be shown. */
export const errorWords = {
  unknownAddress: "We can't find that page.",
  unknownAddressText: "Try searching again, or return home to start from the beginning.",
  home: "Return home",
  tryAgain: "Try again",
  lostPage: "This page has not come whole: its buttons do nothing yet.",
  /** Source: specification/site.md, Failures. */
  lastResort: "An error occurred while showing the error page",

  heading(status: number): string {
    if (status === 404) return "This page could not be found";
    if (status === 429) return "Too many requests";
    return status === 503 ? "This page is not available just now" : "Something went wrong";
  },
  /** `wait`: the seconds until there is room again; null: not known. */
  text(status: number, wait: number | null = null): string {
    if (status === 404) return "The product or category may have left the shop. Search for it, or start from the home page.";
    if (status === 429)
      return wait === null
        ? "Please try again later."
        : wait === 0
          ? "You can try again now."
          : `Please try again in ${wait} ${wait === 1 ? "second" : "seconds"}.`;
    return status === 503
      ? "The shop could not reach its shelves. Your cart is safe on this device."
      : "It is our mistake, not yours. Your cart is safe on this device.";
  },
};
