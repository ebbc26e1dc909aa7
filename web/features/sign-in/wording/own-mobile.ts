/** The mobile of a customer's profile. */
export const mobileWords = {
  title: "Your mobile number",
  lead: "Your OTPs and parcel updates come here.",
  back: "My profile",
  none: "Your profile has no mobile number yet.",
  whyAdd: "You need one to check out. We'll send an OTP there to make sure it is yours.",
  whyChange: "Enter the OTP we send to your new number, and it replaces this one.",
  add: "Add mobile number",
  change: "Change mobile number",
};
