import { counted } from "#web/design/phrase.ts";
import { languageWords } from "#web/design/wording/language.ts";
import { wellnessPhrases as says } from "#web/features/trackers/wellness/wording/wellness.ts";
import { physicalPhrases } from "#web/features/trackers/wellness/wording/physical.ts";
import { once } from "#web/design/figures/once.ts";
import type { GoingTogether } from "#core/trackers/days/going-together.ts";
import type { OpenTracker } from "#core/trackers/tracked-value.ts";

const list = once(() => new Intl.ListFormat(languageWords.language, { type: "conjunction" }));

/** Today in words, in any language. */
export const wellnessWords = {
  ...says,
  trackers: physicalPhrases.trackers,
  streakText: (days: string): string => counted(Number(days), says.streak, { count: days }),
  openText: (open: readonly OpenTracker[]): string =>
    open.length === 0
      ? says.nothingOpen
      : says.stillOpen({ list: list().format(open.map((tracker) => physicalPhrases.trackers[tracker])) }),
  foundText: ({ a, b, lag, answer: { figures } }: GoingTogether): string => {
    const rho = figures?.["rho"] ?? "";
    const other = (rho.startsWith("-") ? says.less : says.more)[b];
    const when = lag === 0 ? other : (b === "sleep" ? says.thatNight : says.nextDay)({ what: other });
    return says.found({ days: figures?.["pairs"] ?? "", a: says.more[a], b: when, rho: rho.replace("-", "−") });
  },
};
