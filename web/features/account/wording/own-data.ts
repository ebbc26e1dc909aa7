import type { Facts } from "#web/design/phrase.ts";

/** Taking along all that is kept of oneself. */
export const ownDataPhrases = {
  title: "Your data",
  lead: "Take along what we keep about you, in one file that other programs can read.",
  parts: [
    "Your account and where you are signed in",
    "Addresses, members, reward points and pictures",
    "Cart, wishlist and the coupons you used",
    "Orders, returns, reviews and tickets",
    "Notifications, whom you follow, groups and challenges",
    "Messages you sent us, and the newsletter",
  ],
  without: "It holds no password, and nothing that belongs to somebody else. Keep the file where only you can open it.",
  take: "Download my data",
  file: "my-data.json",
  kilobytes: ({ size }: Facts<"size">) => `${size} KB`,
  taking: ({ size }: Facts<"size">) => `${size} have come`,
  taken: ({ size }: Facts<"size">) => `my-data.json (${size}) is among your downloads.`,
  trouble: {
    "too-many-exports": "You have asked for this ten times within the hour. Please try again later.",
    unavailable: "It could not be read to the end. Please try again.",
  },
};
