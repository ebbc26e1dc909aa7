import type { PasswordTrouble } from "#web/features/sign-in/passwords/password-model.ts";

/** A password of one's own. */
export const passwordWords = {
  title: "Password",
  lead: "You can always sign in with a code. With a password you can also sign in where no message reaches you.",
  fields: { former: "Current password", chosen: "New password", repeated: "New password once more" },
  secret: { show: "Show password", hide: "Hide password" },
  rules: { long: "6 to 12 characters", repeated: "Both entries match", rare: "Not among the 3,000 most common; checked when you save" },
  met: "(done)",
  send: {
    change: { send: "Change password", sending: "Changing" },
    add: { send: "Set password", sending: "Setting" },
  },
  done: {
    changed: "Your password is changed. Other devices were signed out.",
    added: "Your password is set.",
  },
  hasOne: "You have a password already. Please change it.",
  haveNone: "I have no password yet",
  haveOne: "I have a password already",
  forgot: "Forgot your password?",
  forgotText: "We send a link to your mobile. It sets a new password and is valid for half an hour.",
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
    "not-repeated": "The two are not the same",
    "too-common": "Please choose a password that fewer people use.",
    "wrong-password": "Wrong Password entered",
    "too-many": "Too many requests. Please try again later.",
  } satisfies Record<PasswordTrouble, string>,
};
