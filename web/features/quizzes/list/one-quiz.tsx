import { FactList } from "#web/design/fact-list/fact-list.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import { quizAddress } from "#web/platform/addresses/quiz-address.ts";
import { quizWords as words } from "#web/features/quizzes/quiz-words.ts";
import { QuizAlert } from "./quiz-alert.tsx";
import { KnownQuizzes } from "./known-quizzes.tsx";
import { ShareQuiz } from "./share-quiz.tsx";
import { shownText } from "#web/design/shown-text.ts";
import type { ShownQuiz } from "#core/quizzes/attempts/shown-quiz.ts";

/** One quiz: what it is about, when it is open, and how many took part. */
export function OneQuiz({ quiz, now }: { readonly quiz: ShownQuiz; readonly now: number }) {
  const title = shownText(quiz.title);
  return (
    <div className="page-width leaflet">
      <PageHead
        way={[{ title: words.title, address: quizAddress.all }]}
        here={title}
        title={title}
        lead={quiz.note === null ? words.lead : shownText(quiz.note)}
      />
      <div className="quiz-page">
        <KnownQuizzes quizzes={[quiz]} />
        <p className="badge">{words.when(quiz, now)}</p>
        <FactList facts={words.factsOf(quiz)} />
        <div className="row flex-wrap">
          {quiz.state === "open" || quiz.state === "upcoming" ? (
            <a className="button main" href={quizAddress.note(quiz.id)}>
              {words.toNote}
            </a>
          ) : null}
          {quiz.state === "upcoming" ? <QuizAlert quiz={quiz} /> : null}
        </div>
        <ShareQuiz quiz={quiz} now={now} />
        <Notice kind="note">{words.health}</Notice>
        <p>
          <a className="link roomy" href={quizAddress.all}>
            {words.all}
          </a>
        </p>
      </div>
    </div>
  );
}
