import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { quizWords as words } from "#web/features/quizzes/quiz-words.ts";
import { NumberAnswer } from "./number-answer.tsx";
import { OptionAnswer } from "./option-answer.tsx";
import { OrderAnswer } from "./order-answer.tsx";
import type { KeylessQuestion } from "#core/quizzes/content/keyless-quiz.ts";
import type { QuestionnaireModel } from "./questionnaire-model.ts";

type QuestionPageProps = {
  readonly model: QuestionnaireModel;
  readonly question: KeylessQuestion;
  readonly at: { readonly place: number; readonly of: number; readonly isMarked: boolean };
  readonly onMark: () => void;
  readonly onGo: (to: number | "overview") => void;
};

/** One question with its answer, and the ways from it. */
export const QuestionPage = observer(function QuestionPage({ model, question, at, onMark, onGo }: QuestionPageProps) {
  const { id, points, penalty, picture } = question;
  return (
    <div className="stack gap-4">
      <p className="small muted">
        {words.worthOf(points)}
        {penalty === 0 ? null : <> · {words.costs({ penalty: words.points(penalty) })}</>}
      </p>
      {picture === null ? null : <img className="quiz-picture" src={picture} alt="" />}
      <Answer model={model} question={question} />
      {model.valueOf(id) === null ? null : (
        <div>
          <Button look="text" onPress={() => void model.answer(id, null)}>
            {words.takeBack}
          </Button>
        </div>
      )}
      <label className="quiz-mark">
        <input type="checkbox" checked={at.isMarked} onChange={onMark} />
        {at.isMarked ? words.marked : words.mark}
      </label>
      <div className="row flex-wrap">
        {at.place === 1 ? null : (
          <Button look="quiet" onPress={() => onGo(at.place - 1)}>
            {words.back}
          </Button>
        )}
        <Button look="quiet" onPress={() => onGo("overview")}>
          {words.overview}
        </Button>
        <Button look="main" onPress={() => onGo(at.place === at.of ? "overview" : at.place + 1)}>
          {words.forward}
        </Button>
      </div>
    </div>
  );
});

function Answer({ model, question }: Pick<QuestionPageProps, "model" | "question">) {
  switch (question.kind) {
    case "single":
    case "multiple":
      return <OptionAnswer model={model} question={question} />;
    case "number":
      return <NumberAnswer model={model} question={question} />;
    case "order":
      return <OrderAnswer model={model} question={question} />;
  }
}
