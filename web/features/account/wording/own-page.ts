/** What all pages say that are somebody's own. */
export const ownPageWords = {
  needsScript: "Your account needs JavaScript. Please switch it on, then load this page again.",
  signedOut: "Please sign in",
  signedOutText: "Only you can see this page. Sign in to open it.",
  signIn: "Sign in",
  tryAgain: "Try again",
};
