import { observer } from "mobx-react-lite";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { quizWords as words } from "#web/features/quizzes/quiz-words.ts";
import type { QuestionnaireModel } from "./questionnaire-model.ts";

/** Whether the choices are saved, and which were too late; a live region that stands before its message. */
export const QuizSaved = observer(function QuizSaved({ model }: { readonly model: QuestionnaireModel }) {
  const { saving, savedAt, unsaved, late } = model;
  return (
    <div role="status" className="quiz-saved">
      {saving === "ready" && savedAt !== null ? <p className="small muted">{words.savedAt({ time: timeAt(savedAt) })}</p> : null}
      {saving === "sending" ? <p className="small muted">{words.saving}</p> : null}
      {saving === "waiting" && unsaved.length > 0 ? (
        <Notice kind="bad">
          {words.unsavedOf(unsaved.length)}{" "}
          <Button look="text" onPress={() => void model.flush()}>
            {words.tryAgain}
          </Button>
        </Notice>
      ) : null}
      {late > 0 ? <Notice kind="bad">{words.tooLateOf(late)}</Notice> : null}
    </div>
  );
});
