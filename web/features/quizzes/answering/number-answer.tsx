import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { TextField } from "#web/design/fields/text-field.tsx";
import { quizWords as words } from "#web/features/quizzes/quiz-words.ts";
import { numberIn } from "./number-in.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { KeylessQuestion } from "#core/quizzes/content/keyless-quiz.ts";
import type { QuestionnaireModel } from "./questionnaire-model.ts";

type NumberAnswerProps = { readonly model: QuestionnaireModel; readonly question: KeylessQuestion };

/** In milliseconds: so long a hand rests before what was typed is saved. */
const REST = 600;

/** A number as it is typed, saved once a hand rests or the page is left; what is none is told, and nothing is saved of it. */
export const NumberAnswer = observer(function NumberAnswer({ model, question: { id, text } }: NumberAnswerProps) {
  const value = model.valueOf(id);
  const [typed, type] = useState(typeof value === "number" ? String(value) : "");
  const waiting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly save: () => void } | null>(null);
  const number = numberIn(typed);
  useEffect(
    () => () => {
      if (waiting.current === null) return;
      clearTimeout(waiting.current.timer);
      waiting.current.save();
    },
    [],
  );
  useEffect(() => {
    if (value === null && waiting.current === null) type(""); // It was taken back.
  }, [value]);
  const change = (given: string) => {
    type(given);
    if (waiting.current !== null) clearTimeout(waiting.current.timer);
    const read = numberIn(given);
    const save = () => {
      waiting.current = null;
      if (read !== "none") void model.answer(id, read);
    };
    waiting.current = { timer: setTimeout(save, REST), save };
  };
  return (
    <div className="stack gap-3">
      <p className="quiz-question">{shownText(text)}</p>
      <TextField
        label={words.giveNumber}
        inputMode="decimal"
        value={typed}
        most={20}
        problem={number === "none" ? words.noNumber : null}
        onChange={change}
      />
    </div>
  );
});
