import type { Facts } from "#web/design/phrase.ts";

/** The page that the letter leads to by which an e-mail address is confirmed. */
export const verifyEmailWords = {
  needsScript: "Confirming an address needs JavaScript. Please switch it on, then load this page again.",
  title: "Confirm your e-mail address",
  lead: "Confirm that an e-mail address is yours.",
  text: ({ email }: Facts<"email">) => `Press the button to add ${email} to your account.`,
  confirm: "Yes, this is my address",
  confirming: "Confirming",
  tryAgain: "Try again",
  profile: "My profile",
  home: "Go to the home page",
  answers: {
    asked: { title: "Confirm your e-mail address", text: "" },
    confirming: { title: "Confirm your e-mail address", text: "" },
    confirmed: { title: "Your e-mail address is confirmed", text: "You can now sign in with it too." },
    "wrong-code": {
      title: "This link no longer works",
      text: "It has been used or has expired. You can ask for a new one from your profile.",
    },
    "email-taken": { title: "This address is already in use", text: "This e-mail address belongs to another account." },
    "too-many": { title: "Please wait a little", text: "Too many requests. Please try again later." },
    unavailable: { title: "That did not work", text: "We could not reach the shop. Please try again." },
  },
};
