import type { Facts } from "#web/design/phrase.ts";

/** Asking a hospital, or about a plan. */
export const enquiryWords = {
  heading: ({ about }: Facts<"about">) => `Ask about ${about}`,
  hint: "We'll call you within two working days. Asking is free and doesn't commit you to anything.",
  send: "Send enquiry",
  sending: "Sending",
  sent: "Thank you, we have your enquiry",
  sentText: "We'll call you within two working days.",
};
