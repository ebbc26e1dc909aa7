import type { Facts } from "#web/design/phrase.ts";

/** What asks for a pincode on a product's page. */
export const deliveryCheckPhrases = {
  title: "Delivery",
  titleTo: ({ pincode }: Facts<"pincode">) => `Delivery to ${pincode}`,
  pincode: "Your pincode",
  check: "Check",
  checking: "Checking",
  change: "Change",
  changePincode: ({ pincode }: Facts<"pincode">) => `Change pincode ${pincode}`,
  notAPincode: "A pincode has six digits and doesn't start with 0.",
  unavailable: "We couldn't check it right now.",
  tryAgain: "Try again",
};
