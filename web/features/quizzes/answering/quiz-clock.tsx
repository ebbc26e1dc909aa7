import { observer } from "mobx-react-lite";
import { minutesAndSeconds } from "#web/design/figures/clock-time.ts";
import { quizWords as words } from "#web/features/quizzes/quiz-words.ts";
import type { QuestionnaireModel } from "./questionnaire-model.ts";

const MINUTE = 60_000;

/** What is left by the server's clock; five minutes and one minute before the end it is said as well. */
export const QuizClock = observer(function QuizClock({ model }: { readonly model: QuestionnaireModel }) {
  const { left, isOver } = model;
  return (
    <div className="quiz-clock">
      <span role="timer" className="number">
        {words.left({ clock: minutesAndSeconds(left) })}
      </span>
      <span role="status" className="small">
        {isOver ? words.timeUp : left <= MINUTE ? words.oneLeft : left <= 5 * MINUTE ? words.fiveLeft : null}
      </span>
    </div>
  );
});
