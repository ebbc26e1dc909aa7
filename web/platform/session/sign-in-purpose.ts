/** What somebody who is not signed in asked for. */
export type SignInPurpose =
  | "sign-in"
  | "coupon"
  | "checkout"
  | "wishlist"
  | "account"
  | "fitbook"
  | "challenge"
  | "group"
  | "tracker"
  | "therapist"
  | "desk";

const PURPOSES: readonly (readonly [RegExp, SignInPurpose])[] = [
  [/^\/(?:fitbookchallenge(?:s|details)|challengeleaderboard)\/./i, "challenge"],
  [/^\/(?:fitbookgroups|joingroup)\/./i, "group"],
  [/^\/(?:fitbook|people|challengeleaderboard|createchallenges|createfitbookgroup|joingroup|winbadge)/i, "fitbook"],
  [/^\/\w+tracker(?:[/?]|$)/i, "tracker"],
  [/^\/desk(?:\/|$)/i, "desk"],
];

/** What sign-in is for, to whoever wants a page that is for customers alone, by the page's path. */
export const purposeOf = (path: string): SignInPurpose => PURPOSES.find(([pages]) => pages.test(path))?.[1] ?? "account";
