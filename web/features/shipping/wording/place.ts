import type { Facts } from "#web/design/phrase.ts";

/** Choosing one's city. */
export const placeWords = {
  title: "Your city",
  hint: "It stays on this device.",
  close: "Close",
  locate: "Use my position",
  locating: "Finding your city",
  search: "Search for a city or a state",
  cities: "Cities",
  noMatch: ({ typed }: Facts<"typed">) => `No city here is called “${typed}”. Choose the nearest large one.`,
  problem: {
    forbidden: "This device does not tell us where it is. Choose your city below.",
    unknown: "Your position could not be found. Choose your city below.",
    far: "No city of our list is near you. Choose one below.",
  },
};
