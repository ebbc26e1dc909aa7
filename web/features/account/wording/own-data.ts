import type { Facts } from "#web/design/phrase.ts";

/** Taking along all that is kept of oneself. */
export const ownDataPhrases = {
  title: "Your data",
  lead: "Download what we keep about you, as one file that other programs can read.",
  parts: [
    "Your account and where you are signed in",
    "Addresses, members, reward points and pictures",
    "Cart, wishlist, alerts and the coupons you used",
    "Orders, returns, appointments, reviews and tickets",
    "Notifications, whom you follow, groups and challenges",
    "What you noted in the trackers, and your results",
    "Messages you sent us, and the newsletter",
  ],
  without:
    "It has no password in it, and of other people only what you entered or what our pages show you. Keep it where only you can open it.",
  take: "Download my data",
  file: "my-data.json",
  kilobytes: ({ size }: Facts<"size">) => `${size} KB`,
  taking: ({ size }: Facts<"size">) => `${size} downloaded`,
  taken: ({ size }: Facts<"size">) => `my-data.json (${size}) is in your downloads.`,
  trouble: {
    "too-many-exports": "You have downloaded this ten times in the last hour. Please try again later.",
    unavailable: "The download didn't finish. Please try again.",
  },
};
