/** An account that is to be erased, offered back. */
export const recoveryWords = {
  title: "Recover your account?",
  text: "You asked us to delete this account. Until it is erased, 30 days after your request, you can have it back as it was.",
  restore: "Recover my account",
  restoring: "Recovering",
  notNow: "Not now",
  close: "Leave it as it is",
  tooLate: "This account can not be recovered any more.",
  unreachable: "We could not reach the shop. Please try again.",
};
