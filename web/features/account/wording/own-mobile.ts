/** The mobile of a customer's profile. */
export const mobileWords = {
  title: "Your mobile number",
  lead: "Codes to sign in, and news of your parcels, go there.",
  back: "My profile",
  none: "Your profile has no mobile number yet.",
  whyAdd: "Checkout needs one. We send a code there to see that it is yours.",
  whyChange: "A new number takes its place once a code that we send there is entered.",
  add: "Add mobile number",
  change: "Change mobile number",
};
