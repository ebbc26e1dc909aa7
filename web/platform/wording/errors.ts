import type { Facts } from "#web/design/phrase.ts";

/** Pages that stand for one that can't be shown. */
export const errorPhrases = {
  unknownAddress: "We can't find that page.",
  unknownAddressText: "Try searching again, or return home to start from the beginning.",
  home: "Return home",
  tryAgain: "Try again",
  lostPage: "This page is not ready: its buttons don't work yet.",
  /** Source: specification/site.md, Failures. */
  lastResort: "An error occurred while showing the error page",

  notFound: "This page could not be found",
  notFoundText: "It may no longer be in the shop. Search for it, or go to the home page.",
  tooMany: "Too many requests",
  tryLater: "Please try again later.",
  tryNow: "You can try again now.",
  tryIn: {
    one: ({ seconds }: Facts<"seconds">) => `Please try again in ${seconds} second.`,
    other: ({ seconds }: Facts<"seconds">) => `Please try again in ${seconds} seconds.`,
  },
  unavailable: "This page is not available right now",
  unavailableText: "We could not reach the shop. Nothing of yours is lost.",
  wrong: "Something went wrong",
  wrongText: "It is our mistake. Nothing of yours is lost.",
};
