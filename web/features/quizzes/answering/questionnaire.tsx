import { observer } from "mobx-react-lite";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Clock } from "#core/shared/clock.port.ts";
import { Button } from "#web/design/button/button.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { QuizNotHere } from "#web/features/quizzes/quiz-not-here.tsx";
import { quizAddress } from "#web/platform/addresses/quiz-address.ts";
import { quizWords as words } from "#web/features/quizzes/quiz-words.ts";
import { useDependency, useNeeds } from "#web/platform/window/dependencies.tsx";
import { Overview } from "./overview.tsx";
import { QuestionPage } from "./question-page.tsx";
import { QuestionnaireModel, questionnaireNeeds } from "./questionnaire-model.ts";
import { QuizClock } from "./quiz-clock.tsx";
import { QuizSaved } from "./quiz-saved.tsx";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { StartRefusal } from "#core/quizzes/attempts/start-quiz.use-case.ts";
import type { QuizId } from "#core/quizzes/content/keyless-quiz.ts";

type QuestionnaireProps = { readonly customer: CustomerId; readonly id: QuizId; readonly waiting: ReactNode };

/** In milliseconds: so often the clock is drawn, and what waits is tried again. */
const SECOND = 1_000;
const TRY_AGAIN = 5_000;

/** An attempt, a question a page; which one stands in the address, so that a reload shows the same. */
export const Questionnaire = observer(function Questionnaire({ customer, id, waiting }: QuestionnaireProps) {
  const [useCases, now] = [useNeeds(questionnaireNeeds), useDependency(Clock)];
  const navigate = useNavigate();
  const [model] = useState(() => new QuestionnaireModel(customer, id, { ...useCases, now }));
  const { place, marked, isOverview, go, mark } = usePlace();
  const heading = useFocusOnceMoved(isOverview ? "overview" : place);
  useRunning(model);
  const { reading, questions, isOver, isSettled } = model;
  const isTaken = reading.kind === "read" && reading.value.kind === "refused" && reading.value.refusal.kind === "taken";
  useEffect(() => {
    if (isTaken || isSettled) void navigate(quizAddress.finish(id), { replace: true });
  }, [isTaken, isSettled, navigate, id]);
  useEffect(() => {
    if (isOver) void model.finish();
  }, [isOver, model]);
  if (reading.kind === "unavailable")
    return <TryAgain what={`${words.unavailable} ${words.unavailableText}`} onPress={() => void model.ask()} />;
  if (reading.kind !== "read" || isTaken) return waiting;
  if (reading.value.kind === "not-begun") return <NotBegun id={id} />;
  if (reading.value.kind === "refused") return <Refused refusal={reading.value.refusal} />;
  if (model.saving === "elsewhere")
    return (
      <div className="panel stack justify-items-start gap-3" role="status">
        <h2 className="heading-3">{words.takenOver}</h2>
        <p>{words.takenOverText}</p>
        <Button look="main" onPress={() => void model.ask()}>
          {words.takeBackHere}
        </Button>
      </div>
    );
  if (isOver) return <Ended model={model} id={id} />;
  const shown = Math.min(Math.max(place, 1), questions.length);
  const question = questions[shown - 1];
  return (
    <div className="quiz-page">
      <div className="quiz-bar">
        <p className="muted">{words.answered({ answered: String(model.answered), of: String(questions.length) })}</p>
        <QuizClock model={model} />
      </div>
      <h2 ref={heading} tabIndex={-1} className="quiz-heading">
        {isOverview || question === undefined ? words.overviewOf : words.place({ place: String(shown), of: String(questions.length) })}
      </h2>
      {isOverview || question === undefined ? (
        <Overview model={model} marked={marked} onGo={go} />
      ) : (
        <QuestionPage
          key={question.id}
          model={model}
          question={question}
          at={{ place: shown, of: questions.length, isMarked: marked.includes(shown) }}
          onMark={() => mark(shown)}
          onGo={go}
        />
      )}
      <QuizSaved model={model} />
    </div>
  );
});

/**
 * The question and the marks are drawn at once, and stand in the address, so that a reload shows the same: figures alone, nothing of an
 * answer.
 */
function usePlace() {
  const navigate = useNavigate();
  const { search: written } = useLocation();
  const [search] = useState(() => new URLSearchParams(written));
  const [named, name] = useState(() => search.get("question") ?? "1");
  const [marked, setMarked] = useState(() =>
    (search.get("marked") ?? "").split(",").flatMap((one) => (/^\d{1,3}$/.test(one) ? [Number(one)] : [])),
  );
  const write = (question: string, marks: readonly number[]) => {
    const next = new URLSearchParams({ question, ...(marks.length === 0 ? {} : { marked: marks.join(",") }) });
    void navigate({ search: `?${next}` }, { replace: true, preventScrollReset: true, state: { stays: true } }); // It is drawn already: nothing arrives.
  };
  return {
    marked,
    place: Number(/^\d{1,3}$/.test(named) ? named : "1"),
    isOverview: named === "overview",
    go(to: number | "overview") {
      name(String(to));
      write(String(to), marked);
    },
    mark(place: number) {
      const marks = marked.includes(place) ? marked.filter((one) => one !== place) : [...marked, place];
      setMarked(marks);
      write(named, marks);
    },
  };
}

/** A heading that takes the focus as soon as it stands for another place: by then whoever is quick has not yet gone on to an answer. */
function useFocusOnceMoved(place: number | "overview") {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(place);
  useLayoutEffect(() => {
    if (place !== before.current) heading.current?.focus();
    before.current = place;
  }, [place]);
  return heading;
}

/** The clock goes on, and what waits is sent once there is a line. */
function useRunning(model: QuestionnaireModel): void {
  useEffect(() => {
    void model.ask();
    const clock = setInterval(() => model.tick(), SECOND);
    const retry = setInterval(() => void model.flush(), TRY_AGAIN);
    const online = () => void model.flush();
    globalThis.addEventListener("online", online);
    return () => {
      clearInterval(clock);
      clearInterval(retry);
      globalThis.removeEventListener("online", online);
    };
  }, [model]);
}

/** Time is up: what waits or came too late is told before the page is left. */
const Ended = observer(function Ended({ model, id }: { readonly model: QuestionnaireModel; readonly id: QuizId }) {
  return (
    <div className="panel stack justify-items-start gap-3">
      <p role="status">{words.timeUp}</p>
      <QuizSaved model={model} />
      <a className="button main" href={quizAddress.finish(id)}>
        {words.toResult}
      </a>
    </div>
  );
});

const NotBegun = ({ id }: { readonly id: QuizId }) => (
  <div className="panel stack justify-items-start gap-3">
    <p>{words.ruleOnce}</p>
    <a className="button main" href={quizAddress.note(id)}>
      {words.toNote}
    </a>
  </div>
);

function Refused({ refusal }: { readonly refusal: StartRefusal }) {
  switch (refusal.kind) {
    case "not-open":
      return <QuizNotHere heading={words.notOpen} text={words.opensAt({ moment: words.opening(refusal) })} />;
    case "closed":
    case "taken":
      return <QuizNotHere heading={words.isOver} text={words.isOverText} />;
    case "not-found":
      return <QuizNotHere />;
  }
}
