import { LONGEST_NAME } from "#core/identity/full-name.ts";
import { wholeNumber } from "#web/design/wording/amounts.ts";
import type { RegisterTrouble, SendTrouble, VerifyTrouble } from "#core/sign-in/session/sign-in-flow.ts";
import type { SignInPurpose } from "#web/features/sign-in/session/session-store.ts";

const impossibleBirthdate = "Please choose a day that has been";
const unknownInviteCode = "We know no such invite code. Please check its 8 letters and digits, or leave it out.";

/** What the sign-in popup says. */
export const signInWords = {
  title: "Sign in or sign up",
  newHere: "Welcome to Niramaya",
  newHereHint: "One more step: tell us your name, and your account is made.",
  because,
  close: "Close sign-in",
  needsScript: "Signing in needs JavaScript. Please switch it on, then load this page again.",
  mobile: "Mobile number",
  countryCode: "+91",
  email: "E-mail address",
  invalidMobile: "Invalid mobile number",
  invalidEmail: "Invalid e-mail address",
  sendOtp: "Send OTP",
  sending: "Sending OTP",
  byEmail: "Use e-mail instead",
  byMobile: "Use mobile number instead",
  how: "We send you a one-time password. If you are new here, your account is made in the next step.",
  change: "Change",
  otp: "OTP",
  otpSentTo: (to: string) => `Enter the 4 digits that we sent to ${to}.`,
  otpResent: "OTP resent",
  shortOtp: "Enter all 4 digits",
  resend: "Resend OTP",
  resendIn: (seconds: number) => `Resend OTP in ${wholeNumber(seconds)} s`,
  verify: "Verify and sign in",
  verifying: "Checking",
  byPassword: "Use password instead",
  byOtp: "Use OTP instead",
  password: "Password",
  passwordLength: "A password has 6 to 12 characters",
  showPassword: "Show password",
  hidePassword: "Hide password",
  signIn: "Sign in",
  forgot: "Forgot password?",
  forgotSent: "If this mobile number has an account, a link to set a new password is on its way.",
  forgotUnknown: "mobile number does not exists",
  name: "Full name",
  nameProblem: (problem: "needed" | "too-long"): string =>
    problem === "too-long" ? `Please keep it to ${LONGEST_NAME} letters` : "Letters and spaces only",
  nameHint: "As doctors and couriers should call you.",
  more: "Tell us more (optional)",
  birthdate: "Date of birth",
  impossibleBirthdate,
  gender: "Gender",
  unsaid: "Not said",
  female: "Female",
  male: "Male",
  other: "Other",
  referenceCode: "Doctor's reference code",
  inviteCode: "Invite code (optional)",
  unknownInviteCode,
  terms: {
    before: "I accept the ",
    terms: "terms and conditions",
    between: " and the ",
    privacy: "privacy policy",
    after: ".",
  },
  submit: "Submit",
  submitting: "Making your account",
  startAgain: "Start again",
  tooMany: "Too many requests. Please try again later.",
  tooManyPasswords: "Too many tries. Please use an OTP instead, or try again later.",
  unreachable: "We could not reach the shop. Please try again.",
  sendTrouble,
  verifyTrouble,
  registerTrouble,
};

/** Why somebody is asked. */
function because(purpose: SignInPurpose): string {
  switch (purpose) {
    case "sign-in":
      return "Orders, wishlist and health tools, in one place.";
    case "coupon":
      return "Coupons are applied once you sign in. Your cart stays as it is.";
    case "checkout":
      return "Sign in to check out. Your cart comes along.";
    case "wishlist":
      return "Sign in to keep products in your wishlist.";
    case "account":
      return "Sign in to see your account.";
    case "fitbook":
      return "Sign in to meet others in Fitbook.";
    case "tracker":
      return "Sign in to keep your tracker's entries.";
    case "therapist":
      return "Sign in to book with your practitioner.";
  }
}

/** `said`: the server's own sentence. */
function sendTrouble(trouble: SendTrouble, said: string): string {
  switch (trouble) {
    case "unauthorized":
      return "Unauthorized access. Please log in again.";
    case "too-many":
      return "Too many requests. Please try again later.";
    case "unavailable":
      return "unauthorized access";
    case "human-check-needed":
      return "Please confirm that you are a person and try again.";
    case "refused":
      return said;
  }
}

function verifyTrouble(trouble: VerifyTrouble, said: string): string {
  switch (trouble) {
    case "wrong-code":
      return "Wrong OTP entered";
    case "code-over":
      return "Wrong OTP entered, or too late for it. Please ask for a new one.";
    case "wrong-password":
      return "Please enter correct password";
    case "blocked":
      return "This account is blocked. Please get in touch with us.";
    case "too-many":
      return "Too many requests. Please try again later.";
    case "not-asked":
      return "Please ask for a new OTP.";
    case "unavailable":
      return "We could not reach the shop. Please try again.";
    case "refused":
      return said;
  }
}

function registerTrouble(trouble: RegisterTrouble, said: string): string {
  switch (trouble) {
    case "terms-not-accepted":
      return "Please accept terms conditions and privacy policy";
    case "not-proved":
      return "It has been a while. Please start again with an OTP.";
    case "taken":
      return "There is an account already. Please log in.";
    case "impossible-birthdate":
      return impossibleBirthdate;
    case "unknown-invite-code":
      return unknownInviteCode;
    case "blocked":
      return "This account is blocked. Please get in touch with us.";
    case "refused":
      return said;
  }
}
