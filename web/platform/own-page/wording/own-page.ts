/** What all pages say that are somebody's own. */
export const ownPageWords = {
  needsScript: "Your account needs JavaScript. Please switch it on, then load this page again.",
  signedOut: "Please sign in",
  signedOutText: "Sign in to open this page.",
  signIn: "Sign in",
  /** Its first page, and its menu. */
  account: "My account",
  /** From a list to which another page led. */
  back: "Back to where you were",
};
