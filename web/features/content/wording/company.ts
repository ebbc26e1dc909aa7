import type { Facts } from "#web/design/phrase.ts";

/** Who runs the shop, as texts name it. */
export const companyPhrases = {
  /** Where nobody has said it. */
  name: "Niramaya",
  /** In texts with links. */
  reached: ({ email, phone, office }: Facts<"email" | "phone" | "office">) =>
    `by e-mail at [${email}](mailto:${email}), by phone at ${phone}, or by post at ${office}`,
  reachedByForm: "through the form on [Get in touch](/getintouch)",
  registered: ({ address }: Facts<"address">) => `at ${address}`,
  registeredOnInvoices: "at the address given on our invoices",
};
