import { hindi } from "./wording/hindi/plan-letters.ts";
import { english } from "./wording/plan-letters.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import type { SubscriptionMessages } from "#core/plans/news/subscription-messages.ts";

/** What holders of plans are told; links lead to `site` ("https://niramaya.example"). */
export const subscriptionMessages =
  (site: string): SubscriptionMessages =>
  ({ customer: { name, email, mobile }, subscription: { id, plan }, term, language, news }) => {
    const path = `/my-plans/${encodeURIComponent(id)}`;
    const page = `${site}${path}`;
    const words = language === "hi" ? hindi : english;
    const until = writtenDay(indianDay(term.until - 1));
    const text = {
      en: english.said[news]({ plan: plan.title, until }),
      hi: hindi.said[news]({ plan: plan.hindi?.title ?? plan.title, until }),
    };
    const said = text[language ?? "en"];
    const letter = { subject: words.subject[news], text: words.whole(name, said, page), leave: null };
    return {
      announcement: { topic: "plan", text, path },
      messages: [
        ...(email === null ? [] : [{ kind: "send-email", email, ...letter } as const]),
        ...(mobile === null ? [] : [{ kind: "send-sms", mobile, text: `Niramaya: ${said} ${page}` } as const]),
      ],
    };
  };

/** 23.11.2026: read alike in both languages. */
const writtenDay = (day: string): string => day.split("-").toReversed().join(".");
