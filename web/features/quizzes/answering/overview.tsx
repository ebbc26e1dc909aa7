import { observer } from "mobx-react-lite";
import Bookmark from "lucide-react/icons/bookmark";
import Check from "lucide-react/icons/check";
import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { formWords } from "#web/design/wording/form.ts";
import { quizWords as words } from "#web/features/quizzes/quiz-words.ts";
import type { QuestionnaireModel } from "./questionnaire-model.ts";

type OverviewProps = { readonly model: QuestionnaireModel; readonly marked: readonly number[]; readonly onGo: (place: number) => void };

/**
 * A list of all questions, each answered or not and marked or not, and the button to hand in, with a notice of what handing in does. While
 * answers are missing it is asked first.
 */
export const Overview = observer(function Overview({ model, marked, onGo }: OverviewProps) {
  const [isAsked, ask] = useState(false);
  const { missing } = model;
  const [first] = missing;
  const handIn = async () => {
    ask(false);
    await model.finish();
  };
  return (
    <div className="stack gap-4">
      <ol className="quiz-overview">
        {model.questions.map(({ id }, index) => {
          const place = index + 1;
          const isAnswered = model.valueOf(id) !== null;
          const isMarked = marked.includes(place);
          const label = isAnswered
            ? isMarked
              ? words.stateMarked({ place: String(place) })
              : words.stateAnswered({ place: String(place) })
            : isMarked
              ? words.stateEmptyMarked({ place: String(place) })
              : words.stateEmpty({ place: String(place) });
          return (
            <li key={id}>
              <button
                type="button"
                className={isAnswered ? "quiz-cell is-chosen" : "quiz-cell"}
                aria-label={label}
                onClick={() => onGo(place)}
              >
                <span className="number">{place}</span>
                {isAnswered ? <Check className="icon icon-small" aria-hidden="true" /> : null}
                {isMarked ? <Bookmark className="icon icon-small" aria-hidden="true" /> : null}
              </button>
            </li>
          );
        })}
      </ol>
      <Notice kind="note">{words.handInText}</Notice>
      <div role="status">{model.finishing === "unavailable" ? <Notice kind="bad">{words.handInFailed}</Notice> : null}</div>
      <div className="row flex-wrap">
        <Button look="quiet" onPress={() => onGo(model.questions.length)}>
          {words.back}
        </Button>
        <Button
          look="main"
          state={model.finishing === "sending" ? "busy" : "ready"}
          onPress={() => (first === undefined ? void handIn() : ask(true))}
        >
          {model.finishing === "sending" ? words.handingIn : words.handIn}
        </Button>
      </div>
      {isAsked && first !== undefined ? (
        <Dialog
          role="alertdialog"
          title={words.missingOf(missing.length)}
          hint={words.handInText}
          closeLabel={formWords.close}
          onClose={() => ask(false)}
        >
          <div className="row flex-wrap">
            <Button look="main" onPress={() => onGo(first)}>
              {words.toMissing({ place: String(first) })}
            </Button>
            <Button look="quiet" onPress={() => void handIn()}>
              {words.handInAnyway}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </div>
  );
});
