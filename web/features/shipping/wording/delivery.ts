import type { Facts } from "#web/design/phrase.ts";

/** When and where a parcel comes. */
export const deliveryPhrases = {
  days: ({ earliest, latest }: Facts<"earliest" | "latest">) => `${earliest} to ${latest}, if you order now.`,
  arrives: ({ earliest, latest }: Facts<"earliest" | "latest">) => `${earliest} to ${latest}`,
  unserviceable: ({ pincode }: Facts<"pincode">) => `We don't deliver to ${pincode} yet.`,
  cash: "Cash on delivery is available there.",
  noCash: "Online payment only there: the courier doesn't take cash.",
  prepaid: "You pay for this brand online.",
};
