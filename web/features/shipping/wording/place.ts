/** Choosing one's city. */
export const placeWords = {
  title: "Your city",
  hint: "It stays on this device.",
  close: "Close",
  locate: "Use my position",
  locating: "Finding your city",
  search: "Search for a city or a state",
  cities: "Cities",
  noMatch: (typed: string): string => `No city here is called “${typed}”. Choose the nearest large one.`,
  state: (state: string): string => state,
  problem(kind: "forbidden" | "unknown" | "far"): string {
    switch (kind) {
      case "forbidden":
        return "This device does not tell us where it is. Choose your city below.";
      case "unknown":
        return "Your position could not be found. Choose your city below.";
      case "far":
        return "No city of our list is near you. Choose one below.";
    }
  },
};
