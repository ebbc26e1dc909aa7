import { FormulaCard } from "#web/features/health/card/formula-card.tsx";
import { stressWords } from "./stress-words.ts";
import type { StressAnswer } from "#core/health/tools/stress.ts";
import type { StressAnswers } from "./stress-answers.ts";

type StressResultProps = { readonly result: StressAnswer; readonly answers: StressAnswers };

/** The score, and what it says. */
export function StressResult({ result, answers }: StressResultProps) {
  const band = stressWords.band(result);
  return (
    <>
      <p className="tool-headline">{band?.headline}</p>
      <p>{band?.text}</p>
      <div className="bill">
        <FormulaCard
          label={stressWords.score}
          figure={stressWords.ofForty({ score: result.figures?.["score"] ?? "" })}
          formula="stress"
          answer={result}
          typed={stressWords.typed(answers)}
        />
      </div>
    </>
  );
}
