import type { ComingArea } from "#core/alerts/coming-area.ts";
import type { LetterWords } from "#cli/sign-in/wording/letters.ts";
import type { Language } from "#core/shared/language.ts";

type Goods = { readonly title: string };
type Priced = Goods & { readonly price: string };
type Area = { readonly area: string };

/** What is written of alerts in a language; amounts come printed. */
export type AlertWords = {
  readonly hello: string;
  readonly helloTo: (name: string) => string;
  /** A quiz in this language, or in English where it has no other. */
  readonly language: Language;
  readonly areas: Readonly<Record<ComingArea, string>>;
  /** What somebody waits for, within a sentence. */
  readonly wishes: {
    readonly backInStock: (of: Goods) => string;
    readonly priceAtMost: (of: Priced) => string;
    readonly opening: (of: Area) => string;
    readonly quizOpens: (of: Goods) => string;
  };
  readonly confirmation: (asked: { readonly wish: string; readonly confirm: string; readonly leave: string }) => LetterWords;
  /** What has come about: a letter's subject, a notification, and the first line of the letter. */
  readonly news: {
    readonly backInStock: (of: Goods) => string;
    readonly backInStockAt: (of: Priced) => string;
    readonly priceAtMost: (of: Priced) => string;
    readonly opening: (of: Area) => string;
    readonly quizOpens: (of: Goods) => string;
  };
  readonly letter: (told: { readonly greeting: string; readonly said: string; readonly page: string; readonly leave: string }) => string;
};

export const english: AlertWords = {
  hello: "Namaste,",
  helloTo: (name) => `Namaste ${name},`,
  language: "en",
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
    quizOpens: ({ title }) => `the quiz “${title}” opens`,
  },
  confirmation: ({ wish, confirm, leave }) => ({
    subject: "Please confirm your Niramaya alert",
    text: `Namaste,

Somebody, we hope it was you, asked us to write to this address when ${wish}. To get that one e-mail, open this page within 7 days and press the button:

${confirm}

If it wasn't you, you can ignore this: we won't write again. To switch off all alerts to your address, now or later, open this page:

${leave}

Niramaya
`,
  }),
  news: {
    backInStock: ({ title }) => `${title} is back in stock`,
    backInStockAt: ({ title, price }) => `${title} is back in stock, at ${price}`,
    priceAtMost: ({ title, price }) => `${title} now costs ${price}`,
    opening: ({ area }) => `${area} is open`,
    quizOpens: ({ title }) => `The quiz “${title}” is open`,
  },
  letter: ({ greeting, said, page, leave }) => `${greeting}

You asked us to tell you: ${said}. See it here:

${page}

We tell you this only once. To switch off all your other alerts, open this page:

${leave}

Niramaya
`,
};
