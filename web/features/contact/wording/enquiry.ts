import type { Facts } from "#web/design/phrase.ts";

/** Asking a hospital, or about a plan. */
export const enquiryWords = {
  heading: ({ about }: Facts<"about">) => `Ask about ${about}`,
  hint: "Somebody calls you within two working days. Asking costs nothing and binds you to nothing.",
  send: "Send enquiry",
  sending: "Sending",
  sent: "Thank you, your enquiry has come",
  sentText: "You are called within two working days.",
};
