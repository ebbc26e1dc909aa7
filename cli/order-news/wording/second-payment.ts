import type { PayableName } from "#core/payments/unpaid-payment.ts";
import type { Facts } from "#cli/letters/phrase.ts";

/** What letters, text messages and notifications say to somebody who paid twice. */
export const secondPaymentPhrases = {
  subject: "You paid twice: your money goes back",
  /** What it was paid for. */
  what: {
    order: ({ name }: Facts<"name">) => `order ${name}`,
    appointment: ({ name }: Facts<"name">) => `your appointment on ${name}`,
    "lab-tests": ({ name }: Facts<"name">) => `your lab tests on ${name}`,
    plan: ({ name }: Facts<"name">) => `your plan ${name}`,
  } satisfies Record<PayableName["kind"], unknown>,
  news: ({ what, amount }: Facts<"what" | "amount">) =>
    `You paid twice for ${what}. The second payment of ${amount} goes back to where it came from, within 7 working days.`,
  /** What stands around a letter's text. */
  whole: ({ name, text, page, site }: Facts<"name" | "text" | "page" | "site">) =>
    `Namaste ${name},\n\n${text}\n\nSee it here:\n${page}\n\n${site}\n`,
};
