/** What all pages say that are somebody's own. */
export const ownPageWords = {
  needsScript: "Your account needs JavaScript. Please switch it on, then load this page again.",
  signedOut: "Please sign in",
  signedOutText: "Sign in to open this page.",
  signIn: "Sign in",
  tryAgain: "Try again",
};
