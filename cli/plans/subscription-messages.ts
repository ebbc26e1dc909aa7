import { textMessage } from "#cli/letters/letter-words.ts";
import { siteNames } from "#cli/letters/site-names.ts";
import { planLetterPhrases as hindi } from "./wording/hindi/plan-letters.ts";
import { planLetterPhrases as english } from "./wording/plan-letters.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import type { InEachLanguage } from "#cli/letters/phrase.ts";
import type { SubscriptionMessages } from "#core/plans/news/subscription-messages.ts";

const phrases: InEachLanguage<typeof english> = { en: english, hi: hindi };

/** What holders of plans are told; links lead to `site` ("https://niramaya.example"). */
export const subscriptionMessages =
  (site: string): SubscriptionMessages =>
  ({ customer: { name, email, mobile }, subscription: { id, plan }, term, language, news }) => {
    const path = `/my-plans/${encodeURIComponent(id)}`;
    const page = `${site}${path}`;
    const read = language ?? "en";
    const says = phrases[read];
    const until = writtenDay(indianDay(term.until - 1));
    const text = {
      en: english.news[news]({ plan: plan.title, until }),
      hi: hindi.news[news]({ plan: plan.hindi?.title ?? plan.title, until }),
    };
    const letter = { subject: says.subject[news], text: says.whole({ name, text: text[read], page }), leave: null };
    return {
      announcement: { topic: "plan", text, path },
      messages: [
        ...(email === null ? [] : [{ kind: "send-email", email, ...letter } as const]),
        ...(mobile === null
          ? []
          : [{ kind: "send-sms", mobile, text: textMessage(read, { site: siteNames.shop, said: text[read], page }) } as const]),
      ],
    };
  };

/** 23.11.2026: read alike in both languages. */
const writtenDay = (day: string): string => day.split("-").toReversed().join(".");
