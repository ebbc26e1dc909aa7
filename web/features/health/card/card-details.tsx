import Printer from "lucide-react/icons/printer";
import { useState } from "react";
import { flushSync } from "react-dom";
import { formulaFacts } from "#core/health/formula-facts.ts";
import { Explanation } from "#web/design/bill/explanation.tsx";
import { Button } from "#web/design/button/button.tsx";
import { cardPhrases } from "#web/features/health/wording/card.ts";
import { useAwake } from "#web/platform/window/use-awake.ts";
import { cardWords } from "./card-words.ts";
import type { CardDetailsProps } from "./card-details-props.ts";

/**
 * A formula's card: the formula in words, what went in, each step, and how sure it is. It is printed alone, or kept as a PDF, by the
 * browser: nothing of it is sent.
 */
export function CardDetails({ formula, answer, typed }: CardDetailsProps) {
  const facts = formulaFacts(answer.formula);
  const isAwake = useAwake();
  const [isPrinted, setPrinted] = useState(false);
  const print = () => {
    flushSync(() => setPrinted(true));
    addEventListener("afterprint", () => setPrinted(false), { once: true });
    globalThis.print();
  };
  return (
    <div className={isPrinted ? "formula-card is-printed-alone" : "formula-card"}>
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
      {isAwake ? (
        <Button look="quiet" onPress={print}>
          <Printer className="icon icon-small" aria-hidden="true" />
          {cardPhrases.print}
        </Button>
      ) : null}
    </div>
  );
}
