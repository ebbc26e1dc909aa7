/** Giving up an account. Source: specification/account.md, Leaving. */
export const leavingWords = {
  title: "Delete account",
  policy: [
    "On the web: log in, visit /user/delete, enter your mobile number and click Delete Account.",
    "In the app: open the Profile page and choose to delete your account there.",
    "We ask you to confirm, so that nothing is deleted by mistake. You are then signed out on every device.",
    "Your account can be restored within 30 days by logging in. After that it is erased.",
    "Transactional data of patients and doctors is kept 6 months, then permanently removed. Only what tax or care law requires stays longer, cut off from your account; invoices keep the name and address printed on them.",
    "For your consultations, care law requires us to keep consents, signed prescriptions, what you had shared when the call began and the steps of the call for 3 years after each appointment, without your name.",
  ],
  fields: { mobile: "Your mobile number", email: "Your e-mail address" },
  hint: "To make sure it is your account.",
  problems: {
    mobile: { invalid: "Invalid mobile number", "not-yours": "This is not the mobile number of your account." },
    email: {
      invalid: "Please enter an e-mail address like name@example.com",
      "not-yours": "This is not the e-mail address of your account.",
    },
  },
  openOrders:
    "You have orders on the way. They will still reach you and can be returned. After you leave we'll write to you by SMS or e-mail, and you'll see them again only if you restore the account.",
  toOrders: "See my orders",
  begin: "Delete Account",
  keep: "Keep my account",
  before: "Would you like to save your data first?",
  takeData: "Download your data",
  dialog: "Delete your account?",
  dialogText: "Please read this once more. You can still change your mind for 30 days.",
  leave: "Delete my account",
};
