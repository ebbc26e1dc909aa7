import { part } from "#web/design/figures/explained.ts";
import { cardPhrases as says } from "#web/features/health/wording/card.ts";
import { languageWords } from "#web/design/wording/language.ts";
import { once } from "#web/design/figures/once.ts";
import type { NotFor } from "#core/health/formula-facts.ts";
import type { Step } from "#core/health/health-answer.ts";
import type { ExplainedRow } from "#web/design/figures/explained.ts";

const STEP_NAMES: ReadonlyMap<string, string> = new Map(Object.entries(says.stepNames));
const CERTAINTIES: ReadonlyMap<string, string> = new Map(Object.entries(says.certainties));
const list = once(() => new Intl.ListFormat(languageWords.language, { type: "conjunction" }));

/** A card's parts that hang on what was worked out. */
export const cardWords = {
  steps: (steps: readonly Step[]): readonly ExplainedRow[] => steps.map(({ name, value }) => part(STEP_NAMES.get(name) ?? name, value)),
  certainty: (formula: string): string => CERTAINTIES.get(formula) ?? "",
  notFor: (excluded: readonly NotFor[]): string => list().format(excluded.map((one) => says.excluded[one])),
};
