import { titleIn } from "#core/catalogue/product-title.ts";
import { letterMoment, textMessage } from "#cli/letters/letter-words.ts";
import { rupees } from "#cli/wording/rupees.ts";
import { secondPaymentPhrases as hindi } from "./wording/hindi/second-payment.ts";
import { secondPaymentPhrases as english } from "./wording/second-payment.ts";
import type { InEachLanguage } from "#cli/letters/phrase.ts";
import type { SecondPaymentMessages } from "#core/order-news/second-payment-messages.ts";
import type { SiteOf } from "#core/jobs/site.ts";
import type { PayableName } from "#core/payments/unpaid-payment.ts";
import type { Language } from "#core/shared/language.ts";

const phrases: InEachLanguage<typeof english> = { en: english, hi: hindi };

/** What somebody is told who paid twice: of an order from their own site, of all else from the shop. */
export const secondPaymentMessages =
  (siteOf: SiteOf): SecondPaymentMessages =>
  ({ customer: { name, email, mobile, aggregator }, payable, named, amount }) => {
    const { address, name: site } = siteOf(named.name.kind === "order" ? aggregator : null);
    const path = `${PAGES[named.name.kind]}/${encodeURIComponent(payable)}`;
    const page = `${address}${path}`;
    const read = named.language ?? "en";
    const says = phrases[read];
    const newsIn = (language: Language) => {
      const what = phrases[language].what[named.name.kind]({ name: nameIn(named.name, language) });
      return phrases[language].news({ what, amount: rupees(amount) });
    };
    const text = { en: newsIn("en"), hi: newsIn("hi") };
    const letter = { subject: says.subject, text: says.whole({ name, text: text[read], page, site }), leave: null };
    return {
      announcement: { topic: "payment", text, path },
      messages: [
        ...(email === null ? [] : [{ kind: "send-email", email, ...letter } as const]),
        ...(mobile === null ? [] : [{ kind: "send-sms", mobile, text: textMessage(read, { site, said: text[read], page }) } as const]),
      ],
    };
  };

const PAGES = {
  order: "/shop/orders",
  appointment: "/appointments",
  "lab-tests": "/diagnosticlab/bookings",
  plan: "/my-plans",
} as const satisfies Record<PayableName["kind"], string>;

function nameIn(name: PayableName, language: Language): string {
  switch (name.kind) {
    case "order":
      return name.number;
    case "appointment":
    case "lab-tests":
      return letterMoment(language, name.start);
    case "plan":
      return titleIn(language, name);
  }
}
