import { observer } from "mobx-react-lite";
import { quizWords as words } from "#web/features/quizzes/quiz-words.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { KeylessQuestion } from "#core/quizzes/content/keyless-quiz.ts";
import type { Answering } from "./answering.ts";

type OptionAnswerProps = { readonly model: Answering; readonly question: KeylessQuestion };

/** One of the options, or several; a press is saved at once. */
export const OptionAnswer = observer(function OptionAnswer({ model, question }: OptionAnswerProps) {
  const { id, kind, text, options } = question;
  const value = model.valueOf(id);
  const chosen = typeof value === "string" ? [value] : typeof value === "object" && value !== null ? value : [];
  const press = (option: string) => {
    if (kind === "single") return void model.answer(id, option);
    const next = chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];
    void model.answer(id, next.length === 0 ? null : next);
  };
  return (
    <fieldset className="quiz-options">
      <legend>{shownText(text)}</legend>
      <p className="small muted">{kind === "single" ? words.chooseOne : words.chooseSome}</p>
      {options.map((option) => (
        <label key={option.id} className={chosen.includes(option.id) ? "quiz-option is-chosen" : "quiz-option"}>
          <input
            type={kind === "single" ? "radio" : "checkbox"}
            name={id}
            value={option.id}
            checked={chosen.includes(option.id)}
            onChange={() => press(option.id)}
          />
          {shownText(option.text)}
        </label>
      ))}
    </fieldset>
  );
});
