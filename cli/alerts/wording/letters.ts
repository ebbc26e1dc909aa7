import type { ComingArea } from "#core/content/coming-areas.ts";
import type { LetterWords } from "#cli/sign-in/wording/letters.ts";

type Goods = { readonly title: string };
type Priced = Goods & { readonly price: string };
type Area = { readonly area: string };

/** What is written of alerts in a language; amounts come printed. */
export type AlertWords = {
  readonly hello: string;
  readonly helloTo: (name: string) => string;
  readonly areas: Readonly<Record<ComingArea, string>>;
  /** What somebody waits for, within a sentence. */
  readonly wishes: {
    readonly backInStock: (of: Goods) => string;
    readonly priceAtMost: (of: Priced) => string;
    readonly opening: (of: Area) => string;
  };
  readonly confirmation: (asked: { readonly wish: string; readonly confirm: string; readonly leave: string }) => LetterWords;
  /** What has come about: a letter's subject, a notification, and the first line of the letter. */
  readonly news: {
    readonly backInStock: (of: Goods) => string;
    readonly backInStockAt: (of: Priced) => string;
    readonly priceAtMost: (of: Priced) => string;
    readonly opening: (of: Area) => string;
  };
  readonly letter: (told: { readonly greeting: string; readonly said: string; readonly page: string; readonly leave: string }) => string;
};

export const english: AlertWords = {
  hello: "Namaste,",
  helloTo: (name) => `Namaste ${name},`,
  areas: {
    consultations: "Consultations",
    "lab-tests": "Lab tests",
    trackers: "Health trackers",
    assessments: "Health assessments",
    fitbook: "Fitbook",
    quizzes: "Quizzes",
    wellness: "Wellness",
  },
  wishes: {
    backInStock: ({ title }) => `${title} is back in stock`,
    priceAtMost: ({ title, price }) => `${title} costs ${price} or less`,
    opening: ({ area }) => `${area} opens`,
  },
  confirmation: ({ wish, confirm, leave }) => ({
    subject: "Please confirm your alert from Niramaya",
    text: `Namaste,

somebody, we hope you, wants to be told at this address when ${wish}. Open this page within 7 days and press its button, and we write to you once, as soon as it is so:

${confirm}

If it was not you, do nothing: we write no further. This page switches off all alerts to your address, now or at any later time:

${leave}

Niramaya
`,
  }),
  news: {
    backInStock: ({ title }) => `${title} is back in stock`,
    backInStockAt: ({ title, price }) => `${title} is back in stock, at ${price}`,
    priceAtMost: ({ title, price }) => `${title} costs ${price} now`,
    opening: ({ area }) => `${area} is open`,
  },
  letter: ({ greeting, said, page, leave }) => `${greeting}

you asked to be told: ${said}. It is here:

${page}

We tell you of this once. This page switches off all other alerts to you:

${leave}

Niramaya
`,
};
