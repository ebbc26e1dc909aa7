import type { Facts } from "#web/design/phrase.ts";

/** Telling somebody of the shop. */
export const inviteWords = {
  title: "Invite a friend",
  lead: "Tell a friend who would like the shop. Only your code goes with it, and it doesn't say who you are.",
  text: ({ address }: Facts<"address">) =>
    `I buy Ayurvedic and Unani products from Niramaya, and every bill there explains itself. Have a look: ${address}`,
  code: "Your invite code",
  codeHint: "Friends who sign up with your link find it filled in. Others can type it.",
  qr: "QR code of your link, for a friend to scan",
  came: {
    one: ({ count }: Facts<"count">) => `${count} friend has joined with your code.`,
    other: ({ count }: Facts<"count">) => `${count} friends have joined with your code.`,
  },
  nobodyCame: "No friends have joined with your code yet.",
  unread: "We couldn't get your invite code.",
  share: "Share",
  whatsapp: "Send on WhatsApp",
  copy: "Copy the message",
  state: {
    ready: "",
    copied: "Copied. Paste it in a message to your friend.",
    "by-hand": "Your browser doesn't allow copying. Please select the message above and copy it.",
  },
};
