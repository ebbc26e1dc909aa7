import { siteWords } from "#web/design/site-words.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import { QuizNotHere } from "#web/features/quizzes/quiz-not-here.tsx";
import { quizAddress } from "#web/platform/addresses/quiz-address.ts";
import { quizWords as words } from "#web/features/quizzes/quiz-words.ts";
import { QuizChoice } from "#web/features/quizzes/list/quiz-choice.tsx";
import { StartQuizLink } from "./start-quiz-link.tsx";
import { missingHead } from "#web/platform/page/missing-head.ts";
import { shownText } from "#web/design/shown-text.ts";
import "#web/features/quizzes/quizzes.css";
import type { ShownQuiz } from "#core/quizzes/attempts/shown-quiz.ts";
import type { QuizzesData } from "#web/features/quizzes/quiz-data.ts";
import type { Head } from "#web/platform/page/head.ts";

export function head(data: QuizzesData): Head {
  switch (data.kind) {
    case "one":
      return {
        title: siteWords.titled(`${shownText(data.quiz.title)}: ${words.rules}`),
        description: words.rulesOf(data.quiz)[0] ?? words.description,
        canonical: quizAddress.note(data.quiz.id),
      };
    case "all":
      return { title: siteWords.titled(words.title), description: words.description, canonical: quizAddress.all };
    case "unknown":
      return missingHead(words.notHere, words.notHereText);
  }
}

/** The rules of a quiz in five lines, and its start. */
export function Screen({ data }: { readonly data: QuizzesData }) {
  const title = data.kind === "one" ? shownText(data.quiz.title) : words.title;
  return (
    <div className="page-width leaflet">
      <PageHead
        way={[{ title: words.title, address: quizAddress.all }]}
        here={title}
        title={title}
        lead={data.kind === "one" && data.quiz.note !== null ? shownText(data.quiz.note) : words.lead}
      />
      {data.kind === "one" ? <Rules quiz={data.quiz} /> : null}
      {data.kind === "all" ? <QuizChoice quizzes={data.quizzes.filter(isToCome)} leadsTo={quizAddress.note} /> : null}
      {data.kind === "unknown" ? <QuizNotHere /> : null}
    </div>
  );
}

const isToCome = ({ state }: ShownQuiz): boolean => state === "open" || state === "upcoming";

const Rules = ({ quiz }: { readonly quiz: ShownQuiz }) => (
  <div className="quiz-page">
    <h2>{words.rules}</h2>
    <ol className="quiz-rules">
      {words.rulesOf(quiz).map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ol>
    {quiz.state === "upcoming" ? <Notice kind="note">{words.opensAt({ moment: words.opening(quiz) })}</Notice> : null}
    {quiz.mode.kind === "questionnaire" && quiz.state === "open" ? <StartQuizLink id={quiz.id} /> : null}
    {quiz.mode.kind === "live" && (quiz.state === "upcoming" || quiz.state === "open") ? (
      <p>
        <a className="button main big" href={quizAddress.live(quiz.id)}>
          {words.toLive}
        </a>
      </p>
    ) : null}
    {quiz.state === "settling" || quiz.state === "closed" ? (
      <Notice kind="note">
        {words.isOver}. {words.isOverText}
      </Notice>
    ) : null}
    <Notice kind="note">{words.health}</Notice>
  </div>
);
