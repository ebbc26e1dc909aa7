import { optionOrder } from "#core/health/option-order.ts";
import { ProgressBar } from "#web/design/progress-bar/progress-bar.tsx";
import { prakritiPhrases } from "#web/features/health/wording/prakriti.ts";
import { prakritiAnswers, QUESTION_COUNT } from "./prakriti-answers.ts";
import type { FormEvent, RefObject } from "react";
import type { Dosha } from "#core/health/tools/prakriti.ts";
import type { PrakritiAnswers } from "./prakriti-answers.ts";

type PrakritiQuestionProps = {
  readonly answers: PrakritiAnswers;
  readonly question: number;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onChoose: (dosha: Dosha) => void;
  readonly onBack: () => void;
  readonly onForward: () => void;
};

/** One question. Each answer is a button that goes on, with script and without. */
export function PrakritiQuestion({ answers, question, heading, onChoose, onBack, onForward }: PrakritiQuestionProps) {
  const asked = prakritiPhrases.questions[question - 1];
  const chosen = answers[question - 1] ?? null;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null };
    if (!(submitter instanceof HTMLButtonElement)) return;
    const dosha = prakritiAnswers.dosha(submitter.value);
    if (dosha !== null) onChoose(dosha);
    else if (submitter.value === "back") onBack();
    else onForward();
  };
  if (asked === undefined) return null;
  return (
    <form method="post" className="question" onSubmit={send}>
      <input type="hidden" name="answers" value={prakritiAnswers.text(answers)} />
      <input type="hidden" name="question" value={question} />
      <ProgressBar
        label={prakritiPhrases.progress({ question: String(question), of: String(QUESTION_COUNT) })}
        share={(question - 1) / QUESTION_COUNT}
      />
      <h2 ref={heading} tabIndex={-1}>
        {asked.asked}
      </h2>
      <p className="small muted">{prakritiPhrases.lifelong}</p>
      <div className="question-options">
        {optionOrder(question).map((dosha) => (
          <button
            key={dosha}
            type="submit"
            name="choose"
            value={dosha}
            className={dosha === chosen ? "question-option is-chosen" : "question-option"}
            aria-pressed={dosha === chosen}
          >
            {asked[dosha]}
          </button>
        ))}
      </div>
      <div className="row space-between">
        {question === 1 ? (
          <span />
        ) : (
          <button type="submit" name="go" value="back" className="button quiet">
            {prakritiPhrases.back}
          </button>
        )}
        {chosen === null ? null : (
          <button type="submit" name="go" value="forward" className="button quiet">
            {prakritiPhrases.forward}
          </button>
        )}
      </div>
    </form>
  );
}
