import type { OwnMobileTrouble } from "#web/features/account/mobile/own-mobile-model.ts";

/** A mobile put on one's profile. */
export const verifyMobileWords = {
  title: "Verify your mobile number",
  forCheckout: "We need it for the courier, and to sign you in.",
  forProfile: "It goes on your profile once the code that we send there is entered.",
  close: "Close",
  verify: "Verify",
  trouble,
};

function trouble(trouble: OwnMobileTrouble): string {
  switch (trouble) {
    case "wrong-code":
      return "Wrong OTP entered";
    case "code-over":
      return "Wrong OTP entered, or too late for it. Please ask for a new one.";
    case "too-many":
      return "Too many requests. Please try again later.";
    case "mobile-taken":
      return "This mobile number belongs to another account.";
    case "not-proved":
      return "Please verify your mobile number with an OTP first.";
    case "blocked":
      return "This account is blocked. Please get in touch with us.";
    case "signed-out":
      return "Unauthorized access. Please log in again.";
    case "unavailable":
      return "We could not reach the shop. Please try again.";
  }
}
