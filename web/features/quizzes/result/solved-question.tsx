import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import CircleDot from "lucide-react/icons/circle-dot";
import CircleX from "lucide-react/icons/circle-x";
import { quizWords as words } from "#web/features/quizzes/quiz-words.ts";
import { keyWords, valueWords } from "./value-words.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { SolvedQuestion } from "#core/quizzes/attempts/show-quiz-result.use-case.ts";

const OUTCOMES = {
  right: { Icon: CircleCheck, told: words.right },
  partly: { Icon: CircleDot, told: words.partly },
  wrong: { Icon: CircleX, told: words.wrong },
  unanswered: { Icon: CircleDashed, told: words.unanswered },
} as const;

/** A question with one's own answer, the right one, why, and where that is from; said by word and sign, not by colour alone. */
export function SolvedQuestionView({ solved }: { readonly solved: SolvedQuestion }) {
  const { question, given, key, earned, explanation, source } = solved;
  const { Icon, told } = OUTCOMES[outcomeOf(solved)];
  return (
    <li className="panel stack gap-2">
      <h4>{shownText(question.text)}</h4>
      <p className="quiz-outcome">
        <Icon className="icon" aria-hidden="true" />
        {told} · {words.points(earned)} / {question.points}
      </p>
      <dl className="product-facts">
        <dt>{words.yours}</dt>
        <dd>{given === null ? words.unanswered : valueWords(question, given)}</dd>
        <dt>{words.rightOne}</dt>
        <dd>{keyWords(question, key)}</dd>
        <dt>{words.why}</dt>
        <dd>{shownText(explanation)}</dd>
        <dt>{words.source}</dt>
        <dd>{source}</dd>
      </dl>
    </li>
  );
}

function outcomeOf({ given, earned, question }: SolvedQuestion): keyof typeof OUTCOMES {
  if (given === null) return "unanswered";
  if (earned === question.points * 100) return "right";
  return earned > 0 ? "partly" : "wrong";
}
