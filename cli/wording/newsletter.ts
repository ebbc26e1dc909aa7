import type { ConfirmationLetter } from "#core/newsletter/subscriptions.port.ts";

/** The letter that asks for a confirmation; its links lead to `site` ("https://niramaya.example"). */
export const confirmationLetter =
  (site: string): ConfirmationLetter =>
  (email, keys) => ({
    kind: "send-email",
    email,
    subject: "Please confirm your newsletter from Niramaya",
    text: `Namaste,

somebody, we hope you, asked for our newsletter at this address. Open this page within 7 days, press its button, and it comes to you:

${site}/newsletter/confirm?token=${keys.confirm}

If it was not you, do nothing: we write no further. This page takes your address off our list, now or at any later time:

${site}/newsletter/leave?token=${keys.leave}

Niramaya
`,
    leave: `${site}/api/newsletter/leave?token=${keys.leave}`,
  });
