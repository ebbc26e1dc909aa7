import type { SubscriptionNews } from "#core/plans/news/subscription-messages.ts";

type PlanFacts = { readonly plan: string; readonly until: string };

/** What letters, text messages and notifications say of a plan in a language. */
export type PlanLetterWords = {
  readonly subject: Readonly<Record<SubscriptionNews, string>>;
  readonly said: Readonly<Record<SubscriptionNews, (facts: PlanFacts) => string>>;
  /** What stands around a letter's text. */
  readonly whole: (name: string, said: string, page: string) => string;
};

export const english: PlanLetterWords = {
  subject: { active: "Your health plan is yours", cancelled: "Your health plan is cancelled", ending: "Your health plan ends soon" },
  said: {
    active: ({ plan, until }) => `Your payment has arrived. Your plan ${plan} runs until ${until}.`,
    cancelled: ({ plan }) => `Your plan ${plan} is cancelled. All your money goes back.`,
    ending: ({ plan, until }) => `Your plan ${plan} runs until ${until}. It is not renewed by itself.`,
  },
  whole: (name, said, page) => `Namaste ${name},\n\n${said}\n\nSee it here:\n${page}\n\nNiramaya\n`,
};
