import type { Section } from "#cli/areas.ts";

/** What `niramaya --help` calls the commands that belong together. */
export const sectionHeadings: Readonly<Record<Section, string>> = {
  prices: "Carts, coupons and prices",
  shop: "The shop",
  consultations: "Consultations",
  "labs-and-plans": "Lab tests, plans and hospitals",
  health: "Health tools and trackers",
  fitbook: "Fitbook",
  "quizzes-and-events": "Quizzes and events",
  people: "People, staff and what they read",
  server: "The server and its data",
};

/** What `niramaya --help` says around the lines of the commands. */
export const generalHelp = (commands: string): string => `Usage: niramaya COMMAND [options]

${commands}
niramaya COMMAND --help says more. niramaya --version prints the version.

Example:
  niramaya cart check cart.json --explain
`;
