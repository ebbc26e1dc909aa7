import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { quizWords as words } from "#web/features/quizzes/quiz-words.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { KeylessQuestion } from "#core/quizzes/content/keyless-quiz.ts";
import type { Answering } from "./answering.ts";

type OrderAnswerProps = { readonly model: Answering; readonly question: KeylessQuestion };

/** All options in an order: each is moved up or down by a press, which saves the order. */
export const OrderAnswer = observer(function OrderAnswer({ model, question }: OrderAnswerProps) {
  const { id, text, options } = question;
  const value = model.valueOf(id);
  const order = typeof value === "object" && value !== null ? value : options.map((option) => option.id);
  const swap = (place: number, other: number) => {
    const next = [...order];
    const [one, two] = [next[place], next[other]];
    if (one === undefined || two === undefined) return;
    next[place] = two;
    next[other] = one;
    void model.answer(id, next);
  };
  return (
    <fieldset className="quiz-options">
      <legend>{shownText(text)}</legend>
      <p className="small muted">{words.putInOrder}</p>
      <ol className="quiz-order">
        {order.map((option, place) => {
          const found = options.find((one) => one.id === option);
          const name = found === undefined ? option : shownText(found.text);
          return (
            <li key={option} className="quiz-option">
              <span className="quiz-order-name">
                <span className="number muted">{place + 1}</span> {name}
              </span>
              <button
                type="button"
                className="quiz-move"
                aria-label={words.up({ option: name })}
                aria-disabled={place === 0}
                onClick={() => swap(place, place - 1)}
              >
                <ArrowUp className="icon" aria-hidden="true" />
              </button>
              <button
                type="button"
                className="quiz-move"
                aria-label={words.down({ option: name })}
                aria-disabled={place === order.length - 1}
                onClick={() => swap(place, place + 1)}
              >
                <ArrowDown className="icon" aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ol>
      {value === null ? (
        <div className="row flex-wrap">
          <p className="small muted">{words.orderNotSaved}</p>
          <Button look="quiet" onPress={() => void model.answer(id, order)}>
            {words.saveOrder}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
});
