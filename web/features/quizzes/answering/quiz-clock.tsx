import { observer } from "mobx-react-lite";
import { minutesAndSeconds } from "#web/design/figures/clock-time.ts";
import { quizWords as words } from "#web/features/quizzes/quiz-words.ts";
import type { QuestionnaireModel } from "./questionnaire-model.ts";

const MINUTE = 60_000;

/**
 * What is left by the server's clock. Five minutes and one minute before the end are told to those who don't see it: it shows them itself.
 */
export const QuizClock = observer(function QuizClock({ model }: { readonly model: QuestionnaireModel }) {
  const { left, isOver } = model;
  return (
    <div className="quiz-clock">
      <span role="timer" className="number">
        {words.left({ clock: minutesAndSeconds(left) })}
      </span>
      <span role="status" className={isOver ? "small" : "visually-hidden"}>
        {isOver ? words.timeUp : left <= MINUTE ? words.oneLeft : left <= 5 * MINUTE ? words.fiveLeft : null}
      </span>
    </div>
  );
});
