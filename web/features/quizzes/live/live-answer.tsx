import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { numberIn } from "#web/features/quizzes/answering/number-in.ts";
import { OptionAnswer } from "#web/features/quizzes/answering/option-answer.tsx";
import { OrderAnswer } from "#web/features/quizzes/answering/order-answer.tsx";
import { quizWords } from "#web/features/quizzes/quiz-words.ts";
import { liveWords as words } from "./live-words.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { KeylessQuestion } from "#core/quizzes/content/keyless-quiz.ts";
import type { AnswerValue } from "#core/quizzes/quiz.ts";
import type { LiveModel } from "./live-model.ts";

type LiveAnswerProps = { readonly model: LiveModel; readonly question: KeylessQuestion };

/** One option is one press; what needs more than one is put together here and sent at once. */
export const LiveAnswer = observer(function LiveAnswer({ model, question }: LiveAnswerProps) {
  const { id, kind, options } = question;
  const isPlayer = model.view?.own != null;
  if (kind === "single" || !isPlayer || !model.isOpen) return <Options model={model} question={question} />;
  if (kind === "number") return <NumberToSend onSend={(value) => void model.answer(id, value)} />;
  const first = kind === "order" ? options.map((option) => option.id) : [];
  return <ToPutTogether question={question} first={first} onSend={(value) => void model.answer(id, value)} />;
});

const Options = observer(function Options({ model, question: { id, kind, options } }: LiveAnswerProps) {
  const { value, isOpen } = model;
  const chosen = typeof value === "object" && value !== null ? value : [value];
  if (kind === "number") return typeof value === "number" ? <p className="number">{value}</p> : null;
  if (kind !== "single" || !isOpen)
    return (
      <ul className="quiz-live-options">
        {options.map((option) => (
          <li key={option.id} className={chosen.includes(option.id) ? "quiz-option is-chosen" : "quiz-option"}>
            {shownText(option.text)}
            {chosen.includes(option.id) ? <span className="small muted">{words.yours}</span> : null}
          </li>
        ))}
      </ul>
    );
  return (
    <ul className="quiz-live-options">
      {options.map((option) => (
        <li key={option.id}>
          <button type="button" className="quiz-option" onClick={() => void model.answer(id, option.id)}>
            {shownText(option.text)}
          </button>
        </li>
      ))}
    </ul>
  );
});

type ToPutTogetherProps = {
  readonly question: KeylessQuestion;
  readonly first: readonly string[];
  readonly onSend: (value: AnswerValue) => void;
};

function ToPutTogether({ question, first, onSend }: ToPutTogetherProps) {
  const [draft, put] = useState<readonly string[]>(first);
  const answering = {
    valueOf: () => (draft.length === 0 ? null : draft),
    answer: async (_: string, value: AnswerValue | null) => put(typeof value === "object" && value !== null ? value : []),
  };
  return (
    <div className="stack gap-3 justify-items-start">
      {question.kind === "order" ? (
        <OrderAnswer model={answering} question={question} />
      ) : (
        <OptionAnswer model={answering} question={question} />
      )}
      <Button look="main" size="big" state={draft.length === 0 ? "off" : "ready"} onPress={() => onSend(draft)}>
        {words.send}
      </Button>
    </div>
  );
}

function NumberToSend({ onSend }: { readonly onSend: (value: number) => void }) {
  const [typed, type] = useState("");
  const number = numberIn(typed);
  const send = () => {
    if (typeof number === "number") onSend(number);
  };
  return (
    <form
      className="stack gap-3 justify-items-start"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        label={quizWords.giveNumber}
        inputMode="decimal"
        value={typed}
        most={20}
        problem={number === "none" ? quizWords.noNumber : null}
        onChange={type}
      />
      <Button look="main" size="big" onPress={send}>
        {words.send}
      </Button>
    </form>
  );
}
