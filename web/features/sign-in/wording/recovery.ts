/** An account that is to be erased, offered back. */
export const recoveryWords = {
  title: "Recover your account?",
  text: "You asked us to delete this account. For 30 days after that you can get it back just as it was.",
  restore: "Recover my account",
  restoring: "Recovering",
  notNow: "Not now",
  close: "Leave it as it is",
  tooLate: "This account can't be recovered any more.",
  unreachable: "We could not reach the shop. Please try again.",
};
