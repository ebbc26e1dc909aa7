import { rupees } from "#cli/wording/rupees.ts";
import { areaPage } from "./area-page.ts";
import { hindi } from "./wording/hindi/letters.ts";
import { english } from "./wording/letters.ts";
import { textIn } from "#core/shared/language.ts";
import type { AlertLetters } from "#core/alerts/alert-letters.ts";
import type { AlertNews } from "#core/alerts/alert.ts";
import type { AlertWords } from "./wording/letters.ts";

/** What is written to those who wait; links lead to `site` ("https://niramaya.example"). */
export const alertLetters = (site: string): AlertLetters => {
  const leavePage = (key: string) => `${site}/alerts/leave?token=${key}`;
  const leaveCall = (key: string) => `${site}/api/alerts/leave?token=${key}`;
  return {
    confirmation({ email, about, keys, language }) {
      const words = language === "hi" ? hindi : english;
      const links = { confirm: `${site}/alerts/confirm?token=${keys.confirm}`, leave: leavePage(keys.leave) };
      const { subject, text } = words.confirmation({ wish: wished(about, words), ...links });
      return { kind: "send-email", email, subject, text, leave: leaveCall(keys.leave) };
    },
    news({ email, name, news, leave, language }) {
      const words = language === "hi" ? hindi : english;
      const said = newsIn(news, words);
      const greeting = name === null ? words.hello : words.helloTo(name);
      const text = words.letter({ greeting, said, page: `${site}${pageOf(news)}`, leave: leavePage(leave) });
      return { kind: "send-email", email, subject: said, text, leave: leaveCall(leave) };
    },
    announcement: (news) => ({ topic: "alert", text: { en: newsIn(news, english), hi: newsIn(news, hindi) }, path: pageOf(news) }),
  };
};

function pageOf(news: AlertNews): string {
  if (news.kind === "opening") return areaPage[news.area];
  return news.kind === "quiz-opens"
    ? `/quiz/${encodeURIComponent(news.quiz.id)}`
    : `/shop/product/${encodeURIComponent(news.product.slug)}`;
}

function wished(about: AlertNews, words: AlertWords): string {
  switch (about.kind) {
    case "back-in-stock":
      return words.wishes.backInStock({ title: about.product.title });
    case "price-at-most":
      return words.wishes.priceAtMost({ title: about.product.title, price: rupees(about.price) });
    case "opening":
      return words.wishes.opening({ area: words.areas[about.area] });
    case "quiz-opens":
      return words.wishes.quizOpens({ title: textIn(words.language, about.quiz.title) });
  }
}

function newsIn(news: AlertNews, words: AlertWords): string {
  if (news.kind === "opening") return words.news.opening({ area: words.areas[news.area] });
  if (news.kind === "quiz-opens") return words.news.quizOpens({ title: textIn(words.language, news.quiz.title) });
  const { title, price } = news.product;
  const now = price === null ? null : rupees(price);
  if (now === null) return words.news.backInStock({ title });
  return news.kind === "back-in-stock" ? words.news.backInStockAt({ title, price: now }) : words.news.priceAtMost({ title, price: now });
}
