import type { ComingPage } from "#core/content/coming-areas.ts";

/** Of an area that is not open yet: what it is, what will be there, and what can be done until then. */
export type ComingWords = {
  readonly title: string;
  readonly text: string;
  readonly will: readonly string[];
  readonly until: string;
};

export const comingPageWords = {
  kicker: "Not open yet",
  willBe: "What will be here",
  shop: "Go to the shop",
  ask: "Ask us about it",
};

export const comingWords = {
  fitbook: {
    title: "Fitbook",
    text: "Groups are being built. Posts, your Fitbook profile, finding people, following them and challenges work.",
    will: ["Groups of people who spur each other on", "Badges that are shown when they are won, and challenges within a group"],
    until: "Requests that have reached you already can be answered on your notifications page.",
  },
} satisfies Record<ComingPage, ComingWords>;
