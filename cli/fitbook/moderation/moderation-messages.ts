import { hindi } from "./wording/hindi/news.ts";
import { english } from "./wording/news.ts";
import type { ModerationMessages, ModerationNews } from "#core/fitbook/moderation/moderation-news.ts";
import type { NewsPhrases } from "./wording/news.ts";

const OWN_REPORTS = "/fitbookreports";
/** Where somebody who can't sign in writes to. */
const WRITE_TO_US = "/getintouch";

/** What both sides of a report are told, in both languages. It names nobody. */
export const moderationMessages: ModerationMessages = (news) => ({
  text: { en: said(news, english), hi: said(news, hindi) },
  path: isSuspension(news) ? WRITE_TO_US : OWN_REPORTS,
});

const isSuspension = ({ to, outcome }: ModerationNews): boolean =>
  to === "author" && outcome.kind === "upheld" && outcome.sanction === "suspend";

function said(news: ModerationNews, words: NewsPhrases): string {
  const helplines = news.reason === "self_harm" ? [words.helplines] : [];
  return [...(news.to === "reporter" ? toReporter(news, words) : toAuthor(news, words)), ...helplines].join(" ");
}

const toReporter = ({ thing, outcome }: ModerationNews, words: NewsPhrases): readonly string[] => [
  words.toReporter[outcome.kind](words.reported[thing]),
];

function toAuthor({ thing, reason, outcome }: ModerationNews, words: NewsPhrases): readonly string[] {
  const own = words.own[thing];
  switch (outcome.kind) {
    case "upheld":
      return [
        words.upheld[outcome.sanction](own, words.reasons[reason]),
        outcome.sanction === "suspend" ? words.appealByLetter : words.appeal,
      ];
    case "confirmed":
      return [words.confirmed(own)];
    case "reversed":
      return [words.reversed[outcome.sanction](own)];
    case "dismissed":
      return [words.released(own)];
  }
}
