import { rupees } from "#cli/wording/rupees.ts";
import { areaPage } from "./area-page.ts";
import { alertLetterPhrases as hindi } from "./wording/hindi/letters.ts";
import { alertLetterPhrases as english } from "./wording/letters.ts";
import { titleIn } from "#core/catalogue/product-title.ts";
import { textIn } from "#core/shared/language.ts";
import type { AlertLetters } from "#core/alerts/alert-letters.ts";
import type { AlertNews } from "#core/alerts/alert.ts";
import type { InEachLanguage } from "#cli/letters/phrase.ts";
import type { Language } from "#core/shared/language.ts";
import type { SiteOf } from "#core/jobs/site.ts";

const phrases: InEachLanguage<typeof english> = { en: english, hi: hindi };

/** What is written to those who wait: from their site, and of what opens from the main one, as another may lack it. */
export const alertLetters = (siteOf: SiteOf): AlertLetters => ({
  confirmation({ email, about, keys, language }) {
    const read = language ?? "en";
    const { subject, text } = phrases[read].confirmation;
    const { address, name: site } = siteOf(null);
    const links = { confirm: `${address}/alerts/confirm?token=${keys.confirm}`, leave: leavePage(address, keys.leave) };
    return {
      kind: "send-email",
      email,
      subject: subject({ site }),
      text: text({ wish: wished(about, read), ...links, site }),
      leave: leaveCall(address, keys.leave),
    };
  },
  news({ email, name, aggregator, news, leave, language }) {
    const read = language ?? "en";
    const says = phrases[read];
    const said = newsIn(news, read);
    const greeting = name === null ? says.hello : says.helloTo({ name });
    const { address, name: site } = siteOf("product" in news ? aggregator : null);
    const text = says.letter({ greeting, said, page: `${address}${pageOf(news)}`, leave: leavePage(address, leave), site });
    return { kind: "send-email", email, subject: said, text, leave: leaveCall(address, leave) };
  },
  announcement: (news) => ({ topic: "alert", text: { en: newsIn(news, "en"), hi: newsIn(news, "hi") }, path: pageOf(news) }),
});

const leavePage = (address: string, key: string) => `${address}/alerts/leave?token=${key}`;
const leaveCall = (address: string, key: string) => `${address}/api/alerts/leave?token=${key}`;

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
      return says.wishes.backInStock({ title: titleIn(language, about.product) });
    case "price-at-most":
      return says.wishes.priceAtMost({ title: titleIn(language, about.product), price: rupees(about.price) });
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
  const { price } = news.product;
  const title = titleIn(language, news.product);
  const now = price === null ? null : rupees(price);
  if (now === null) return says.news.backInStock({ title });
  return news.kind === "back-in-stock" ? says.news.backInStockAt({ title, price: now }) : says.news.priceAtMost({ title, price: now });
}
