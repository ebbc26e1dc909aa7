type Answer = "asked" | "confirming" | "confirmed" | "wrong-code" | "email-taken" | "too-many" | "unavailable";
type Told = { readonly title: string; readonly text: string };

/** The page that the letter leads to by which an e-mail address is confirmed. */
export const verifyEmailWords = {
  needsScript: "Confirming an address needs JavaScript. Please switch it on, then load this page again.",
  title: "Confirm your e-mail address",
  lead: "Confirm that an e-mail address is yours.",
  text: (email: string): string => `Press the button, and ${email} is on your account.`,
  confirm: "Yes, this is my address",
  confirming: "Confirming",
  tryAgain: "Try again",
  profile: "My profile",
  home: "Go home",
  answer,
};

function answer(answer: Answer): Told {
  switch (answer) {
    case "asked":
    case "confirming":
      return { title: "Confirm your e-mail address", text: "" };
    case "confirmed":
      return { title: "Your e-mail address is confirmed", text: "From now on you can sign in with it, too." };
    case "wrong-code":
      return {
        title: "This link is not valid any more",
        text: "This link has been used or has expired. Your profile sends you another one.",
      };
    case "email-taken":
      return { title: "This address is taken", text: "This e-mail address belongs to another account." };
    case "too-many":
      return { title: "One moment", text: "Too many requests. Please try again later." };
    case "unavailable":
      return { title: "That did not work", text: "We could not reach the shop. Please try again." };
  }
}
