import type { ComingArea } from "#core/alerts/coming-area.ts";
import type { Facts } from "#cli/letters/phrase.ts";

/** What is written of alerts. */
export const alertLetterPhrases = {
  hello: "Namaste,",
  helloTo: ({ name }: Facts<"name">) => `Namaste ${name},`,
  areas: {
    consultations: "Consultations",
    "lab-tests": "Lab tests",
    trackers: "Health trackers",
    assessments: "Health assessments",
    fitbook: "Fitbook",
    quizzes: "Quizzes",
    wellness: "Wellness",
  } satisfies Record<ComingArea, string>,
  /** What somebody waits for, within a sentence. */
  wishes: {
    backInStock: ({ title }: Facts<"title">) => `${title} is back in stock`,
    priceAtMost: ({ title, price }: Facts<"title" | "price">) => `${title} costs ${price} or less`,
    opening: ({ area }: Facts<"area">) => `${area} opens`,
    quizOpens: ({ title }: Facts<"title">) => `the quiz “${title}” opens`,
  },
  confirmation: {
    subject: ({ site }: Facts<"site">) => `Please confirm your ${site} alert`,
    text: ({ wish, confirm, leave, site }: Facts<"wish" | "confirm" | "leave" | "site">) => `Namaste,

Somebody, we hope it was you, asked us to write to this address when ${wish}. To get that one e-mail, open this page within 7 days and press the button:

${confirm}

If it wasn't you, you can ignore this: we won't write again. To switch off all alerts to your address, now or later, open this page:

${leave}

${site}
`,
  },
  /** What has come about: a letter's subject, a notification, and the first line of the letter. */
  news: {
    backInStock: ({ title }: Facts<"title">) => `${title} is back in stock`,
    backInStockAt: ({ title, price }: Facts<"title" | "price">) => `${title} is back in stock, at ${price}`,
    priceAtMost: ({ title, price }: Facts<"title" | "price">) => `${title} now costs ${price}`,
    opening: ({ area }: Facts<"area">) => `${area} is open`,
    quizOpens: ({ title }: Facts<"title">) => `The quiz “${title}” is open`,
  },
  letter: ({ greeting, said, page, leave, site }: Facts<"greeting" | "said" | "page" | "leave" | "site">) => `${greeting}

You asked us to tell you: ${said}. See it here:

${page}

We tell you this only once. To switch off all your other alerts, open this page:

${leave}

${site}
`,
};
