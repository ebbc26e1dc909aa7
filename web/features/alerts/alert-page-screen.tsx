import { siteWords } from "#web/design/site-words.ts";
import { alertHint } from "./alert-words.ts";
import { AskAlert } from "./ask-alert.tsx";
import { answerOfLink, LetterLink } from "./letter-link.tsx";
import { MyAlertsPage } from "./mine/my-alerts-page.tsx";
import { alertPage } from "./alert-page.ts";
import { alertWords } from "./wording/alerts.ts";
import type { Head } from "#web/platform/page/head.ts";
import type { AlertPage } from "./alert-page.ts";

/** Loaded with the screen, so that a page of the shop names one file alone. */
export const load = alertPage;

/** Only letters, forms and presses lead here: no search engine keeps it. */
export function head(page: AlertPage): Head {
  if (page.kind === "list") return { title: siteWords.titled(alertWords.list.title), description: alertWords.list.lead, canonical: null };
  if (page.kind !== "ask") {
    const { title, text } = answerOfLink(page) ?? alertWords[page.kind];
    return { title: siteWords.titled(title), description: text, canonical: null };
  }
  const { about } = page;
  const title = about.kind === "opening" ? alertWords.areas[about.area] : about.title;
  return { title: siteWords.titled(alertWords.page.titled({ title })), description: alertHint(about), canonical: null };
}

/** A page under /alerts. */
export function Screen({ data: page }: { readonly data: AlertPage }) {
  switch (page.kind) {
    case "list":
      return <MyAlertsPage />;
    case "ask":
      return <AskAlert about={page.about} />;
    case "confirm":
    case "leave":
      return <LetterLink page={page} />;
  }
}
