import { QuizNotHere } from "#web/features/quizzes/quiz-not-here.tsx";
import { quizAddress } from "#web/platform/addresses/quiz-address.ts";
import { quizWords as words } from "#web/features/quizzes/quiz-words.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { QuizId } from "#core/quizzes/content/keyless-quiz.ts";
import type { ShownQuiz } from "#core/quizzes/attempts/shown-quiz.ts";

type QuizChoiceProps = { readonly quizzes: readonly ShownQuiz[]; readonly leadsTo: (id: QuizId) => string };

/** Quizzes to choose from, where an address names none. */
export const QuizChoice = ({ quizzes, leadsTo }: QuizChoiceProps) =>
  quizzes.length === 0 ? (
    <QuizNotHere heading={words.noneToChoose} text={words.noneToChooseText} />
  ) : (
    <section className="quiz-group">
      <h2>{words.which}</h2>
      <ul className="quiz-cards">
        {quizzes.map((quiz) => (
          <li key={quiz.id} className="leaflet-card">
            <h3>
              <a className="link" href={leadsTo(quiz.id)}>
                {shownText(quiz.title)}
              </a>
            </h3>
            <p className="small muted">
              {words.questionsOf(quiz.questions)} · {words.lengthOf(quiz)}
            </p>
          </li>
        ))}
      </ul>
      <p>
        <a className="button quiet" href={quizAddress.all}>
          {words.all}
        </a>
      </p>
    </section>
  );
