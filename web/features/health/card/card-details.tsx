import { formulaFacts } from "#core/health/formula-facts.ts";
import { Explanation } from "#web/design/bill/explanation.tsx";
import { cardPhrases } from "#web/features/health/wording/card.ts";
import { cardWords } from "./card-words.ts";
import type { CardDetailsProps } from "./card-details-props.ts";

/** A formula's card: the formula in words, what went in, each step, and how sure it is. */
export function CardDetails({ formula, answer, typed }: CardDetailsProps) {
  const facts = formulaFacts(answer.formula);
  return (
    <div className="formula-card">
      <h3>{cardPhrases.formula}</h3>
      <p>{cardPhrases.formulas[formula]}</p>
      <p>{cardPhrases.row({ name: cardPhrases.version, value: answer.formula })}</p>
      {facts === null ? null : <p>{cardPhrases.row({ name: cardPhrases.source, value: facts.source })}</p>}
      <h3>{cardPhrases.typed}</h3>
      <Explanation sentences={[]} rows={typed.map(({ label: name, figure: value }) => ({ label: name, figure: value, kind: "part" }))} />
      {answer.steps.length === 0 ? null : (
        <>
          <h3>{cardPhrases.steps}</h3>
          <Explanation sentences={[]} rows={cardWords.steps(answer.steps)} />
        </>
      )}
      {facts === null ? null : (
        <>
          <h3>{cardPhrases.rounding}</h3>
          <p>{cardPhrases.roundings[facts.rounding]}</p>
          <h3>{cardPhrases.certainty}</h3>
          <p>{cardWords.certainty(answer.formula)}</p>
          <h3>{cardPhrases.notFor}</h3>
          <p>{cardWords.notFor(facts.notFor)}</p>
        </>
      )}
    </div>
  );
}
