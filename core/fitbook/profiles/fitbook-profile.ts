import type { FullName } from "../../identity/full-name.ts";
import type { ProfileAudience } from "../visibility/world.ts";

export const LONGEST_ABOUT = 500;

/** Who may take part in Fitbook, in years. Source: specification/fitbook.md, People. */
export const LEAST_AGE = 18;

/** The parts of a profile that have an audience each. */
export const PROFILE_PARTS = ["about", "lists", "badges"] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** How a person wants to be seen in Fitbook. `isFindable`: search and /people list them. */
export type FitbookProfile = {
  readonly name: FullName;
  readonly about: string;
  readonly shows: Readonly<Record<ProfilePart, ProfileAudience>>;
  readonly isFindable: boolean;
};

/** What is chosen for somebody who has not chosen yet. Source: specification/fitbook.md, People. */
export const USUAL_AUDIENCES: FitbookProfile["shows"] = { about: "everybody", lists: "followers", badges: "followers" };
