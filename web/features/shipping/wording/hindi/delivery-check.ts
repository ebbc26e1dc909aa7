import type { deliveryCheckPhrases as english } from "../delivery-check.ts";

export const deliveryCheckPhrases: typeof english = {
  title: "डिलीवरी",
  titleTo: ({ pincode }) => `${pincode} पर डिलीवरी`,
  pincode: "आपका पिनकोड",
  check: "जाँचें",
  checking: "जाँच रहे हैं",
  change: "बदलें",
  changePincode: ({ pincode }) => `पिनकोड ${pincode} बदलें`,
  notAPincode: "पिनकोड छह अंकों का होता है और 0 से शुरू नहीं होता।",
  unavailable: "अभी जाँच नहीं हो पाई।",
  tryAgain: "फिर कोशिश करें",
};
