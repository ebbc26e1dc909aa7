import type { Facts } from "#web/design/phrase.ts";

/** Choosing one's city. */
export const placeWords = {
  title: "Your city",
  hint: "We keep it on this device alone.",
  close: "Close",
  locate: "Use my location",
  locating: "Finding your city",
  search: "Search for a city or a state",
  cities: "Cities",
  noMatch: ({ typed }: Facts<"typed">) => `No city here is called “${typed}”. Choose the nearest large one.`,
  problem: {
    forbidden: "This device doesn't share its location. Choose your city below.",
    unknown: "We couldn't find your location. Choose your city below.",
    far: "None of our cities is near you. Choose one below.",
  },
};
