import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { mindQuestions } from "#core/health/tools/mind.ts";
import { siteWords } from "#web/design/site-words.ts";
import { Helpline } from "#web/features/health/stress/helpline.tsx";
import { mindPhrases } from "#web/features/trackers/wellness/wording/mind.ts";
import { LateMindKeeping } from "./late-mind-keeping.tsx";
import { LateMindResult } from "./late-mind-result.tsx";
import { mindAddress } from "#web/platform/addresses/mind-address.ts";
import { mindAnswers } from "./mind-answers.ts";
import { afterQuestion } from "./after-question.ts";
import { MindPage } from "./mind-page.tsx";
import { MindQuestion } from "./mind-question.tsx";
import { needsHelp } from "./needs-help.ts";
import { NoQuestions } from "./no-questions.tsx";
import { useMind } from "./use-mind.ts";
import type { Head } from "#web/platform/page/head.ts";
import type { MindData } from "./mind-data.ts";

export const head = ({ category }: MindData): Head => ({
  title: siteWords.titled(mindPhrases.categories[category].title),
  description: mindPhrases.categories[category].text,
  canonical: mindAddress.question(category),
});

/** The eight questions of a category, one at a time, each saved as it is answered. */
export const Screen = observer(function MindQuestionScreen({ data }: { readonly data: MindData }) {
  const { category, questions } = data;
  const store = useMind();
  const navigate = useNavigate();
  const [chosen, show] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  const isKnown = store !== null && store.state !== "unknown";
  useEffect(() => {
    // What was answered before the code had come stands in the page alone.
    if (store === null) return;
    for (const [id, answer] of mindAnswers.ofText(category, data.answers)) if (!store.given.has(id)) void store.choose(id, answer);
  }, [store, category, data.answers]);
  const answers = store === null || store.given.size === 0 ? mindAnswers.ofText(category, data.answers) : store.answersOf(category);
  const question = chosen ?? (isKnown ? (mindAnswers.firstOpen(category, answers) ?? 1) : data.question);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked next takes the focus.
  useEffect(() => {
    if (moved.current) heading.current?.focus();
    moved.current = false;
  }, [question]);
  const move = (to: number) => {
    moved.current = true;
    show(to);
  };
  const choose = (at: number, answer: number) => {
    const id = mindQuestions(category)[at - 1];
    if (id === undefined || store === null) return;
    void store.choose(id, answer);
    const next = afterQuestion(category, store.answersOf(category), at);
    if (next === null) void navigate(mindAddress.completed(category));
    else move(next);
  };
  const isDone = question === null || mindAnswers.firstOpen(category, answers) === null;
  return (
    <MindPage
      depth="category"
      title={mindPhrases.categories[category].title}
      lead={mindPhrases.categories[category].text}
      first={question === null && needsHelp(category, answers) ? <Helpline /> : null}
    >
      {questions === null ? <NoQuestions /> : null}
      {questions === null || question === null ? null : (
        <MindQuestion
          {...{ category, questions, answers, question, heading }}
          onChoose={(answer) => choose(question, answer)}
          onBack={() => move(Math.max(question - 1, 1))}
          onForward={() => move(question < questions.length ? question + 1 : 1)}
        />
      )}
      {questions === null || question !== null ? null : (
        <section className="tool-result panel" aria-labelledby="tool-result">
          <h2 id="tool-result">{mindPhrases.result}</h2>
          <LateMindResult {...{ category, questions, answers, askAgainAt: null }} />
        </section>
      )}
      {isDone ? (
        <p>
          <a className="link roomy" href={mindAddress.completed(category)}>
            {mindPhrases.seeResult}
          </a>
        </p>
      ) : null}
      {store === null ? null : <LateMindKeeping store={store} />}
    </MindPage>
  );
});
