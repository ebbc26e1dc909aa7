/** Telling somebody of the shop. */
export const inviteWords = {
  title: "Invite a friend",
  lead: "Pass the shop on to somebody who would like it. Nothing of yours is passed on with it but your code, which names nobody.",
  text: (address: string): string =>
    `I shop for Ayurvedic and Unani preparations at Niramaya; each bill says how it came about. Have a look: ${address}`,
  code: "Your invite code",
  codeHint: "Whoever signs up by your link finds it filled in; anybody else can type it.",
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
