import { languageWords } from "#web/design/wording/language.ts";
import { prakritiPhrases as says } from "#web/features/health/wording/prakriti.ts";
import { once } from "#web/design/figures/once.ts";
import type { PrakritiAnswer } from "#core/health/tools/prakriti.ts";
import type { TypedRow } from "#web/features/health/card/typed-row.ts";
import type { PrakritiAnswers } from "./prakriti-answers.ts";

const list = once(() => new Intl.ListFormat(languageWords.language, { type: "conjunction" }));
const BANDS: ReadonlyMap<string, string> = new Map(Object.entries(says.bands));

/** The result of the prakriti test in words, in any language. */
export const prakritiWords = {
  ...says,
  headline: ({ result }: PrakritiAnswer): string => list().format(result.map((dosha) => says.doshas[dosha].name)),
  bandText: ({ band }: PrakritiAnswer): string => BANDS.get(band ?? "") ?? "",
  typed: (answers: PrakritiAnswers): readonly TypedRow[] =>
    says.questions.flatMap((question, index) => {
      const dosha = answers[index] ?? null;
      return dosha === null ? [] : [{ label: question.asked, figure: question[dosha] }];
    }),
};
