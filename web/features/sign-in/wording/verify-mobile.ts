import type { OwnMobileTrouble } from "#web/features/sign-in/mobile/own-mobile-model.ts";

/** A mobile put on one's profile. */
export const verifyMobileWords = {
  title: "Verify your mobile number",
  forCheckout: "We need it for the courier, and to sign you in.",
  forProfile: "Enter the OTP we send there to add it to your profile.",
  close: "Close",
  verify: "Verify",
  trouble: {
    "wrong-code": "Wrong OTP entered",
    "code-over": "This OTP is wrong or has expired. Please ask for a new one.",
    "too-many": "Too many requests. Please try again later.",
    "mobile-taken": "This mobile number belongs to another account.",
    "not-proved": "Please verify your mobile number with an OTP first.",
    blocked: "This account is blocked. Please get in touch with us.",
    "signed-out": "Unauthorized access. Please log in again.",
    unavailable: "We could not reach the shop. Please try again.",
  } satisfies Record<OwnMobileTrouble, string>,
};
