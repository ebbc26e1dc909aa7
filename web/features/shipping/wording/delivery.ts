import type { Facts } from "#web/design/phrase.ts";

/** When and where a parcel comes. */
export const deliveryPhrases = {
  days: ({ earliest, latest }: Facts<"earliest" | "latest">) => `${earliest} to ${latest}, if you order now.`,
  arrives: ({ earliest, latest }: Facts<"earliest" | "latest">) => `${earliest} to ${latest}`,
  unserviceable: ({ pincode }: Facts<"pincode">) => `We don't deliver to ${pincode} yet.`,
  cash: "Cash on delivery is possible there.",
  noCash: "Payment there is online, as the courier takes no cash.",
  prepaid: "This brand is paid online.",
};
