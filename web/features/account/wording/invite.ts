import type { Facts } from "#web/design/phrase.ts";

/** Telling somebody of the shop. */
export const inviteWords = {
  title: "Invite a friend",
  lead: "Tell somebody who would like the shop. Only your code goes with it, which does not say who you are.",
  text: ({ address }: Facts<"address">) =>
    `I shop for Ayurvedic and Unani preparations at Niramaya; every bill explains itself. Have a look: ${address}`,
  code: "Your invite code",
  codeHint: "Whoever signs up with your link finds it filled in; others can type it.",
  unread: "Your invite code could not be read.",
  share: "Share",
  whatsapp: "Send on WhatsApp",
  copy: "Copy the message",
  state: {
    ready: "",
    copied: "Copied. Paste it wherever you write to your friend.",
    "by-hand": "Your browser does not let us copy. Please mark the message above and copy it.",
  },
};
