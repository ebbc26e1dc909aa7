import CircleHelp from "lucide-react/icons/circle-question-mark";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { quizAddress } from "#web/platform/addresses/quiz-address.ts";
import { quizWords as words } from "./quiz-words.ts";

type QuizNotHereProps = { readonly heading?: string; readonly text?: string };

/** What is not there, or not to be taken, and the way to what is. */
export const QuizNotHere = ({ heading = words.notHere, text = words.notHereText }: QuizNotHereProps) => (
  <NothingYet Icon={CircleHelp} heading={heading} text={text}>
    <a className="button main" href={quizAddress.all}>
      {words.all}
    </a>
  </NothingYet>
);
