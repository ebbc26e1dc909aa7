import { ProgressBar } from "#web/design/progress-bar/progress-bar.tsx";
import { mindAnswers } from "./mind-answers.ts";
import { mindWords } from "./mind-words.ts";
import type { FormEvent, RefObject } from "react";
import type { MindCategory } from "#core/health/tools/mind.ts";
import type { MindQuestion as Asked } from "#core/trackers/mind/show-mind-questions.use-case.ts";
import type { MindAnswered } from "./mind-answers.ts";

type MindQuestionProps = {
  readonly category: MindCategory;
  readonly questions: readonly Asked[];
  readonly answers: MindAnswered;
  readonly question: number;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onChoose: (answer: number) => void;
  readonly onBack: () => void;
  readonly onForward: () => void;
};

/** One question about the last two weeks. Each answer is a button that goes on, with script and without. */
export function MindQuestion({ category, questions, answers, question, heading, onChoose, onBack, onForward }: MindQuestionProps) {
  const asked = questions[question - 1];
  if (asked === undefined) return null;
  const chosen = answers.get(asked.questionId) ?? null;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null };
    if (!(submitter instanceof HTMLButtonElement)) return;
    const answer = mindAnswers.answer(submitter.value);
    if (answer !== null) onChoose(answer);
    else if (submitter.value === "back") onBack();
    else onForward();
  };
  return (
    <form method="post" className="question" onSubmit={send}>
      <input type="hidden" name="answers" value={mindAnswers.text(category, answers)} />
      <input type="hidden" name="question" value={question} />
      <ProgressBar
        label={mindWords.progress({ question: String(question), of: String(questions.length) })}
        share={(question - 1) / questions.length}
      />
      <p className="small muted">{mindWords.twoWeeks}</p>
      <h2 ref={heading} tabIndex={-1}>
        {mindWords.asked(asked)}
      </h2>
      <div className="question-options">
        {asked.options.map((option) => (
          <button
            key={option.answer}
            type="submit"
            name="choose"
            value={option.answer}
            className={option.answer === chosen ? "question-option is-chosen" : "question-option"}
            aria-pressed={option.answer === chosen}
          >
            {mindWords.option(option)}
          </button>
        ))}
      </div>
      <div className="row space-between">
        {question === 1 ? (
          <span />
        ) : (
          <button type="submit" name="go" value="back" className="button quiet">
            {mindWords.back}
          </button>
        )}
        {chosen === null ? null : (
          <button type="submit" name="go" value="forward" className="button quiet">
            {mindWords.forward}
          </button>
        )}
      </div>
    </form>
  );
}
