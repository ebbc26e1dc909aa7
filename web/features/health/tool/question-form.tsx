import { ProgressBar } from "#web/design/progress-bar/progress-bar.tsx";
import type { FormEvent, ReactNode, RefObject } from "react";

type QuestionFormProps = {
  /** What stands elsewhere on the page goes along with it by this. */
  readonly id?: string;
  /** Which question it is, from 1 on, and of how many. */
  readonly question: number;
  readonly count: number;
  /** All answers so far as a text, which travels with the form where there is no script. */
  readonly answers: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly asked: string;
  /** What is to be kept in mind, and where it stands. */
  readonly hint: { readonly stands: "above" | "below"; readonly text: string };
  readonly options: readonly { readonly value: string; readonly text: string; readonly isChosen: boolean }[];
  readonly words: { readonly progress: string; readonly back: string; readonly forward: string };
  readonly onChoose: (value: string) => void;
  readonly onBack: () => void;
  readonly onForward: () => void;
};

/** One question of several. Each answer is a button that goes on, with script and without. */
export function QuestionForm({ id, question, count, answers, heading, asked, hint, options, words, ...on }: QuestionFormProps): ReactNode {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null };
    if (!(submitter instanceof HTMLButtonElement)) return;
    if (submitter.name === "choose") on.onChoose(submitter.value);
    else if (submitter.value === "back") on.onBack();
    else on.onForward();
  };
  const said = <p className="small muted">{hint.text}</p>;
  return (
    <form method="post" id={id} className="question" onSubmit={send}>
      <input type="hidden" name="answers" value={answers} />
      <input type="hidden" name="question" value={question} />
      <ProgressBar label={words.progress} share={(question - 1) / count} />
      {hint.stands === "above" ? said : null}
      <h2 ref={heading} tabIndex={-1}>
        {asked}
      </h2>
      {hint.stands === "below" ? said : null}
      <div className="question-options">
        {options.map(({ value, text, isChosen }) => (
          <button
            key={value}
            type="submit"
            name="choose"
            value={value}
            className={isChosen ? "question-option is-chosen" : "question-option"}
            aria-pressed={isChosen}
          >
            {text}
          </button>
        ))}
      </div>
      <div className="row space-between">
        {question === 1 ? (
          <span />
        ) : (
          <button type="submit" name="go" value="back" className="button quiet">
            {words.back}
          </button>
        )}
        {options.some(({ isChosen }) => isChosen) ? (
          <button type="submit" name="go" value="forward" className="button quiet">
            {words.forward}
          </button>
        ) : null}
      </div>
    </form>
  );
}
