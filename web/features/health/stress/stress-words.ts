import { counted } from "#web/design/phrase.ts";
import { languageWords } from "#web/design/wording/language.ts";
import { stressPhrases as says } from "#web/features/health/wording/stress.ts";
import { once } from "#web/design/figures/once.ts";
import type { StressAnswer } from "#core/health/tools/stress.ts";
import type { TypedRow } from "#web/features/health/card/typed-row.ts";
import type { StressAnswers } from "./stress-answers.ts";

const list = once(() => new Intl.ListFormat(languageWords.language, { type: "conjunction" }));
const BANDS: ReadonlyMap<string, { readonly headline: string; readonly text: string }> = new Map(Object.entries(says.bands));

/** The stress test in words, in any language. */
export const stressWords = {
  ...says,
  missingText: (missing: readonly number[]): string =>
    counted(missing.length, says.missing, { count: String(missing.length), numbers: list().format(missing.map(String)) }),
  band: ({ band }: StressAnswer) => BANDS.get(band ?? "") ?? null,
  typed: (answers: StressAnswers): readonly TypedRow[] =>
    says.questions.flatMap((question, index) => {
      const answer = answers[index] ?? null;
      return answer === null ? [] : [{ label: question, figure: says.scale[answer] ?? "" }];
    }),
};
