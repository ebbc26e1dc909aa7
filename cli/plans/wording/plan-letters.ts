import type { SubscriptionNews } from "#core/plans/news/subscription-messages.ts";
import type { Facts } from "#cli/letters/phrase.ts";

/** What letters, text messages and notifications say of a plan. */
export const planLetterPhrases = {
  subject: {
    active: "Your health plan is yours",
    cancelled: "Your health plan is cancelled",
    ending: "Your health plan ends soon",
  } satisfies Record<SubscriptionNews, string>,
  news: {
    active: ({ plan, until }: Facts<"plan" | "until">) => `Your payment has arrived. Your plan ${plan} runs until ${until}.`,
    cancelled: ({ plan }: Facts<"plan">) => `Your plan ${plan} is cancelled. You get a full refund.`,
    ending: ({ plan, until }: Facts<"plan" | "until">) => `Your plan ${plan} runs until ${until}. It does not renew automatically.`,
  },
  /** What stands around a letter's text. */
  whole: ({ name, text, page }: Facts<"name" | "text" | "page">) => `Namaste ${name},\n\n${text}\n\nSee it here:\n${page}\n\nNiramaya\n`,
};
