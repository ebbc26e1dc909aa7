import type { Facts } from "#web/design/phrase.ts";

/** When and where a parcel comes. */
export const deliveryPhrases = {
  title: "Delivery",
  titleTo: ({ pincode }: Facts<"pincode">) => `Delivery to ${pincode}`,
  pincode: "Your pincode",
  check: "Check",
  checking: "Checking",
  change: "Change",
  changePincode: ({ pincode }: Facts<"pincode">) => `Change pincode ${pincode}`,
  notAPincode: "A pincode has six digits and does not begin with 0.",
  unavailable: "We could not look it up just now.",
  tryAgain: "Try again",
  days: ({ earliest, latest }: Facts<"earliest" | "latest">) => `${earliest} to ${latest}, if you order now.`,
  arrives: ({ earliest, latest }: Facts<"earliest" | "latest">) => `${earliest} to ${latest}`,
  unserviceable: "No courier of ours delivers there yet.",
  cash: "Cash on delivery is possible there.",
  noCash: "Payment there is online, as the courier takes no cash.",
  prepaid: "This brand is paid online.",
};
