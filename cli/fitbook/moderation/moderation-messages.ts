import { moderationNewsPhrases as hindi } from "./wording/hindi/news.ts";
import { moderationNewsPhrases as english } from "./wording/news.ts";
import type { ModerationMessages, ModerationNews } from "#core/fitbook/moderation/moderation-news.ts";
import type { Sanction } from "#core/fitbook/reports/report.ts";

type Phrases = typeof english;

const OWN_REPORTS = "/fitbookreports";
/** Where somebody who can't sign in writes to. */
const WRITE_TO_US = "/getintouch";

/** What both sides of a report are told, in both languages. It names nobody. */
export const moderationMessages: ModerationMessages = (news) => ({
  text: { en: newsText(news, english), hi: newsText(news, hindi) },
  path: isSuspension(news) ? WRITE_TO_US : OWN_REPORTS,
});

const isSuspension = ({ to, outcome }: ModerationNews): boolean =>
  to === "author" && outcome.kind === "upheld" && outcome.sanction === "suspend";

function newsText(news: ModerationNews, says: Phrases): string {
  const helplines = news.reason === "self_harm" ? [says.helplines] : [];
  return [...(news.to === "reporter" ? toReporter(news, says) : toAuthor(news, says)), ...helplines].join(" ");
}

const toReporter = ({ thing, outcome }: ModerationNews, says: Phrases): readonly string[] => [
  says.toReporter[outcome.kind]({ reported: says.reported[thing] }),
];

function toAuthor({ thing, reason, outcome }: ModerationNews, says: Phrases): readonly string[] {
  const [own, why] = [says.own[thing], says.reasons[reason]];
  const upheldText = (sanction: Sanction) =>
    sanction === "hide" ? says.upheld.hide[thing]({ reason: why }) : says.upheld[sanction]({ own, reason: why });
  const reversedText = (sanction: Sanction) => (sanction === "hide" ? says.reversed.hide[thing] : says.reversed[sanction]({ own }));
  switch (outcome.kind) {
    case "upheld":
      return [upheldText(outcome.sanction), outcome.sanction === "suspend" ? says.appealByLetter : says.appeal];
    case "confirmed":
      return [says.confirmed({ own })];
    case "reversed":
      return [reversedText(outcome.sanction)];
    case "dismissed":
      return [says.released[thing]];
  }
}
