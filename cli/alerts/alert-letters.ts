import { rupees } from "#cli/wording/rupees.ts";
import { areaPage } from "./area-page.ts";
import { alertLetterPhrases as hindi } from "./wording/hindi/letters.ts";
import { alertLetterPhrases as english } from "./wording/letters.ts";
import { textIn } from "#core/shared/language.ts";
import type { AlertLetters } from "#core/alerts/alert-letters.ts";
import type { AlertNews } from "#core/alerts/alert.ts";
import type { InEachLanguage } from "#cli/letters/phrase.ts";
import type { Language } from "#core/shared/language.ts";

const phrases: InEachLanguage<typeof english> = { en: english, hi: hindi };

/** What is written to those who wait; links lead to `site` ("https://niramaya.example"). */
export const alertLetters = (site: string): AlertLetters => {
  const leavePage = (key: string) => `${site}/alerts/leave?token=${key}`;
  const leaveCall = (key: string) => `${site}/api/alerts/leave?token=${key}`;
  return {
    confirmation({ email, about, keys, language }) {
      const read = language ?? "en";
      const { subject, text } = phrases[read].confirmation;
      const links = { confirm: `${site}/alerts/confirm?token=${keys.confirm}`, leave: leavePage(keys.leave) };
      return { kind: "send-email", email, subject, text: text({ wish: wished(about, read), ...links }), leave: leaveCall(keys.leave) };
    },
    news({ email, name, news, leave, language }) {
      const read = language ?? "en";
      const says = phrases[read];
      const said = newsIn(news, read);
      const greeting = name === null ? says.hello : says.helloTo({ name });
      const text = says.letter({ greeting, said, page: `${site}${pageOf(news)}`, leave: leavePage(leave) });
      return { kind: "send-email", email, subject: said, text, leave: leaveCall(leave) };
    },
    announcement: (news) => ({ topic: "alert", text: { en: newsIn(news, "en"), hi: newsIn(news, "hi") }, path: pageOf(news) }),
  };
};

function pageOf(news: AlertNews): string {
  if (news.kind === "opening") return areaPage[news.area];
  return news.kind === "quiz-opens"
    ? `/quiz/${encodeURIComponent(news.quiz.id)}`
    : `/shop/product/${encodeURIComponent(news.product.slug)}`;
}

function wished(about: AlertNews, language: Language): string {
  const says = phrases[language];
  switch (about.kind) {
    case "back-in-stock":
      return says.wishes.backInStock({ title: about.product.title });
    case "price-at-most":
      return says.wishes.priceAtMost({ title: about.product.title, price: rupees(about.price) });
    case "opening":
      return says.wishes.opening({ area: says.areas[about.area] });
    case "quiz-opens":
      return says.wishes.quizOpens({ title: textIn(language, about.quiz.title) });
  }
}

function newsIn(news: AlertNews, language: Language): string {
  const says = phrases[language];
  if (news.kind === "opening") return says.news.opening({ area: says.areas[news.area] });
  if (news.kind === "quiz-opens") return says.news.quizOpens({ title: textIn(language, news.quiz.title) });
  const { title, price } = news.product;
  const now = price === null ? null : rupees(price);
  if (now === null) return says.news.backInStock({ title });
  return news.kind === "back-in-stock" ? says.news.backInStockAt({ title, price: now }) : says.news.priceAtMost({ title, price: now });
}
