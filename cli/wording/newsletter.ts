import type { ConfirmationLetter } from "#core/newsletter/subscriptions.port.ts";

/** The letter that asks for a confirmation; its links lead to `site` ("https://niramaya.example"). */
export const confirmationLetter =
  (site: string): ConfirmationLetter =>
  (email, keys) => ({
    kind: "send-email",
    email,
    subject: "Please confirm your newsletter from Niramaya",
    text: `Namaste,

somebody, we hope you, asked for our newsletter at this address. Open this link within 7 days and it comes to you:

${site}/api/newsletter/confirm?key=${keys.confirm}

If it was not you, do nothing: we write no further. This link takes your address off our list, now or at any later time:

${site}/api/newsletter/unsubscribe?key=${keys.leave}

Niramaya
`,
  });
