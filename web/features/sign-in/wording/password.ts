import type { PasswordTrouble } from "#web/features/sign-in/passwords/password-model.ts";

/** A password of one's own. */
export const passwordWords = {
  title: "Password",
  lead: "You can always sign in with an OTP. A password helps when no SMS reaches you.",
  fields: { former: "Current password", chosen: "New password", repeated: "New password again" },
  secret: { show: "Show password", hide: "Hide password" },
  rules: { long: "6 to 12 characters", repeated: "Both entries match", rare: "Not one of the 3,000 most common (checked when you save)" },
  met: "(done)",
  send: {
    change: { send: "Change password", sending: "Changing" },
    add: { send: "Set password", sending: "Setting" },
  },
  done: {
    changed: "Your password is changed. Your other devices are signed out.",
    added: "Your password is set.",
  },
  hasOne: "You already have a password. Please change that one.",
  haveNone: "I don't have a password yet",
  haveOne: "I already have a password",
  forgot: "Forgot your password?",
  forgotText: "We'll send a link to your mobile. Use it within 30 minutes to set a new password.",
  sendLink: "Send the link",
  reset: {
    unasked: "",
    asking: "",
    sent: "If this mobile number has an account, a link to set a new password is on its way.",
    "no-mobile": "Your profile has no mobile number yet. Add one first.",
    "too-many": "Too many requests. Please try again later.",
    unavailable: "We could not reach the shop. Please try again.",
  },
  problems: {
    needed: "Please fill this in",
    "too-short": "A password has 6 to 12 characters",
    "too-long": "A password has 6 to 12 characters",
    "not-repeated": "The two don't match",
    "too-common": "Too many people use this password. Please choose another.",
    "wrong-password": "Wrong Password entered",
    "too-many": "Too many requests. Please try again later.",
  } satisfies Record<PasswordTrouble, string>,
};
