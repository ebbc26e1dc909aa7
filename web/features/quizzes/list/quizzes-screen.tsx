import { siteWords } from "#web/design/site-words.ts";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import { QuizNotHere } from "#web/features/quizzes/quiz-not-here.tsx";
import { quizAddress } from "#web/platform/addresses/quiz-address.ts";
import { quizWords as words } from "#web/features/quizzes/quiz-words.ts";
import { KnownQuizzes } from "./known-quizzes.tsx";
import { QuizAlert } from "./quiz-alert.tsx";
import { OneQuiz } from "./one-quiz.tsx";
import { missingHead } from "#web/platform/page/missing-head.ts";
import { shownText } from "#web/design/shown-text.ts";
import "#web/features/quizzes/quizzes.css";
import type { ShownQuiz } from "#core/quizzes/attempts/shown-quiz.ts";
import type { QuizzesData } from "#web/features/quizzes/quiz-data.ts";
import type { Head } from "#web/platform/page/head.ts";

export function head(data: QuizzesData): Head {
  switch (data.kind) {
    case "all":
      return { title: siteWords.titled(words.title), description: words.description, canonical: quizAddress.all };
    case "one":
      return {
        title: siteWords.titled(shownText(data.quiz.title)),
        description: data.quiz.note === null ? words.description : shownText(data.quiz.note),
        canonical: quizAddress.one(data.quiz.id),
      };
    case "unknown":
      return missingHead(words.notHere, words.notHereText);
  }
}

/** Quizzes that are open, coming and over, or one of them. */
export function Screen({ data }: { readonly data: QuizzesData }) {
  if (data.kind === "one") return <OneQuiz quiz={data.quiz} now={data.now} />;
  return (
    <div className="page-width leaflet">
      <PageHead here={words.title} title={words.title} lead={words.lead} />
      {data.kind === "unknown" ? <QuizNotHere /> : <Quizzes quizzes={data.quizzes} now={data.now} />}
    </div>
  );
}

function Quizzes({ quizzes, now }: { readonly quizzes: readonly ShownQuiz[]; readonly now: number }) {
  const inState = (...states: readonly ShownQuiz["state"][]) => quizzes.filter(({ state }) => states.includes(state));
  const groups = [
    { heading: words.open, none: words.noneOpen, list: inState("open").toReversed() },
    { heading: words.upcoming, none: words.noneUpcoming, list: inState("upcoming").toReversed() },
    { heading: words.past, none: words.nonePast, list: inState("settling", "closed") },
  ];
  return (
    <>
      <KnownQuizzes quizzes={quizzes} />
      {groups.map(({ heading, none, list }) => (
        <section key={heading} className="quiz-group">
          <h2>{heading}</h2>
          {list.length === 0 ? <p className="muted">{none}</p> : null}
          <ul className="quiz-cards">
            {list.map((quiz) => (
              <QuizCard key={quiz.id} quiz={quiz} now={now} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function QuizCard({ quiz, now }: { readonly quiz: ShownQuiz; readonly now: number }) {
  const title = shownText(quiz.title);
  return (
    <li className="leaflet-card">
      <h3>{title}</h3>
      {quiz.note === null ? null : <p>{shownText(quiz.note)}</p>}
      <p className="small muted">
        {words.questionsOf(quiz.questions)} · {words.lengthOf(quiz)}
        {quiz.takers === 0 ? null : <> · {words.takersOf(quiz.takers)}</>}
      </p>
      <p className={quiz.state === "open" ? "badge leaf" : "small"}>{words.when(quiz, now)}</p>
      <p className="leaflet-card-end">
        <a className={quiz.state === "open" ? "button main" : "button quiet"} href={quizAddress.one(quiz.id)}>
          {words.see}
          <span className="visually-hidden"> {title}</span>
        </a>
      </p>
      {quiz.state === "upcoming" ? <QuizAlert quiz={quiz} /> : null}
    </li>
  );
}
