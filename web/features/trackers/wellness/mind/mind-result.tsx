import { mind } from "#core/health/tools/mind.ts";
import { FormulaCard } from "#web/features/health/card/formula-card.tsx";
import { mindResultWords as mindWords } from "./mind-result-words.ts";
import type { MindCategory } from "#core/health/tools/mind.ts";
import type { MindQuestion } from "#core/trackers/mind/show-mind-questions.use-case.ts";
import type { MindAnswered } from "./mind-answers.ts";

type MindResultProps = {
  readonly category: MindCategory;
  readonly questions: readonly MindQuestion[];
  readonly answers: MindAnswered;
  /** In milliseconds since 1970; null: not known. */
  readonly askAgainAt: number | null;
};

/** The index of a category, the two lowest answers with one thing to try for each, and when to ask again. */
export function MindResult({ category, questions, answers, askAgainAt }: MindResultProps) {
  const worked = mind({ category, answers });
  const band = mindWords.band(worked);
  const lowest = questions.filter(({ questionId }) => worked.lowest.includes(questionId));
  return (
    <>
      <p className="tool-headline">{band?.headline}</p>
      <p>{band?.text}</p>
      <div className="bill">
        <FormulaCard
          label={mindWords.index}
          figure={mindWords.ofHundred({ index: worked.figures?.["index"] ?? "" })}
          formula="mind"
          answer={worked}
          typed={mindWords.typed(questions, answers)}
        />
      </div>
      {lowest.length === 0 ? null : (
        <>
          <h3 className="heading-4">{mindWords.lowest}</h3>
          <ul className="stack gap-4">
            {lowest.map((question) => (
              <li key={question.questionId} className="mind-try">
                <p className="small muted">{mindWords.saidText(question, answers)}</p>
                <p>{mindWords.toTry(question.questionId)}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="small muted">{mindWords.askAgainText(askAgainAt)}</p>
    </>
  );
}
