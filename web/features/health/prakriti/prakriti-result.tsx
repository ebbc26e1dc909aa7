import { DOSHAS } from "#core/health/tools/prakriti.ts";
import { FormulaCard } from "#web/features/health/card/formula-card.tsx";
import { prakritiWords } from "./prakriti-words.ts";
import type { PrakritiAnswer } from "#core/health/tools/prakriti.ts";
import type { PrakritiAnswers } from "./prakriti-answers.ts";

type PrakritiResultProps = { readonly result: PrakritiAnswer; readonly answers: PrakritiAnswers };

const WIDTH = 300;

/** What leads, and the three shares, each with how it is counted. */
export function PrakritiResult({ result, answers }: PrakritiResultProps) {
  const typed = prakritiWords.typed(answers);
  return (
    <>
      <p className="tool-headline">{prakritiWords.headline(result)}</p>
      <p>{prakritiWords.bandText(result)}</p>
      <svg className="shares" viewBox={`0 0 ${WIDTH} 66`} aria-hidden="true">
        {DOSHAS.map((dosha, place) => (
          <g key={dosha} className={`share-${dosha}`}>
            <rect className="share-whole" x="0" y={place * 24} width={WIDTH} height="16" rx="8" />
            <rect x="0" y={place * 24} width={(WIDTH * Number(result.figures?.[dosha] ?? 0)) / 100} height="16" rx="8" />
          </g>
        ))}
      </svg>
      <div className="bill">
        {DOSHAS.map((dosha) => (
          <FormulaCard
            key={dosha}
            label={prakritiWords.doshas[dosha].name}
            figure={prakritiWords.percent({ percent: result.figures?.[dosha] ?? "" })}
            formula="prakriti"
            answer={result}
            typed={typed}
          />
        ))}
      </div>
      <ul className="stack">
        {result.result.map((dosha) => (
          <li key={dosha}>{prakritiWords.doshas[dosha].text}</li>
        ))}
      </ul>
    </>
  );
}
