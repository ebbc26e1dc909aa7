import type { Facts } from "#web/design/phrase.ts";

/** The page that the letter leads to by which an e-mail address is confirmed. */
export const verifyEmailWords = {
  needsScript: "Confirming an address needs JavaScript. Please switch it on, then load this page again.",
  title: "Confirm your e-mail address",
  lead: "Confirm that an e-mail address is yours.",
  text: ({ email }: Facts<"email">) => `Press the button, and ${email} is on your account.`,
  confirm: "Yes, this is my address",
  confirming: "Confirming",
  tryAgain: "Try again",
  profile: "My profile",
  home: "Go home",
  answers: {
    asked: { title: "Confirm your e-mail address", text: "" },
    confirming: { title: "Confirm your e-mail address", text: "" },
    confirmed: { title: "Your e-mail address is confirmed", text: "From now on you can sign in with it, too." },
    "wrong-code": {
      title: "This link is not valid any more",
      text: "This link has been used or has expired. Your profile sends you another one.",
    },
    "email-taken": { title: "This address is taken", text: "This e-mail address belongs to another account." },
    "too-many": { title: "One moment", text: "Too many requests. Please try again later." },
    unavailable: { title: "That did not work", text: "We could not reach the shop. Please try again." },
  },
};
