import type { Facts } from "#web/design/phrase.ts";

/** When and where a parcel comes. */
export const deliveryPhrases = {
  days: ({ earliest, latest }: Facts<"earliest" | "latest">) => `${earliest} to ${latest}, if you order now.`,
  arrives: ({ earliest, latest }: Facts<"earliest" | "latest">) => `${earliest} to ${latest}`,
  unserviceable: "No courier of ours delivers there yet.",
  cash: "Cash on delivery is possible there.",
  noCash: "Payment there is online, as the courier takes no cash.",
  prepaid: "This brand is paid online.",
};
