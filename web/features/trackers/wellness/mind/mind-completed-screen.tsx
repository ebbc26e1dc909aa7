import { observer } from "mobx-react-lite";
import { useNavigate } from "react-router-dom";
import { siteWords } from "#web/design/site-words.ts";
import { Helpline } from "#web/features/health/stress/helpline.tsx";
import { AgainLink } from "#web/features/health/tool/again-link.tsx";
import { mindPhrases } from "#web/features/trackers/wellness/wording/mind.ts";
import { LateMindKeeping } from "./late-mind-keeping.tsx";
import { LateMindResult } from "./late-mind-result.tsx";
import { mindAddress } from "#web/platform/addresses/mind-address.ts";
import { mindAnswers } from "./mind-answers.ts";
import { MindPage } from "./mind-page.tsx";
import { needsHelp } from "./needs-help.ts";
import { NoQuestions } from "./no-questions.tsx";
import { useMind } from "./use-mind.ts";
import type { Head } from "#web/platform/page/head.ts";
import type { MindData } from "./mind-data.ts";

export const head = ({ category }: MindData): Head => ({
  title: siteWords.titled(mindPhrases.completed({ name: mindPhrases.categories[category].title })),
  description: mindPhrases.categories[category].text,
  canonical: null,
});

/** What came of a category's eight answers; or how many are still open. */
export const Screen = observer(function MindCompletedScreen({ data }: { readonly data: MindData }) {
  const { category, questions } = data;
  const store = useMind();
  const navigate = useNavigate();
  const { title, text } = mindPhrases.categories[category];
  const answers = store?.answersOf(category) ?? mindAnswers.ofText(category, data.answers);
  const isWaiting = store === null || store.state === "unknown";
  const isDone = !isWaiting && mindAnswers.firstOpen(category, answers) === null;
  const again = async () => {
    await store?.again(category);
    void navigate(mindAddress.question(category));
  };
  return (
    <MindPage depth="category" title={title} lead={text} first={isDone && needsHelp(category, answers) ? <Helpline /> : null}>
      <section className="tool-result panel" aria-labelledby="tool-result">
        <h2 id="tool-result">{mindPhrases.result}</h2>
        {isWaiting ? (
          <>
            <noscript>
              <p>{mindPhrases.completedWithoutScript}</p>
            </noscript>
            <span className="skeleton mind-waiting" />
          </>
        ) : null}
        {isDone && questions !== null ? (
          <>
            <LateMindResult {...{ category, questions, answers, askAgainAt: store.askAgainAt(category) }} />
            <AgainLink address={mindAddress.question(category)} words={mindPhrases.again} onPress={() => void again()} />
          </>
        ) : null}
        {isWaiting || isDone ? null : (
          <>
            <p>{mindPhrases.answered({ answered: String(answers.size), of: String(questions?.length ?? 8) })}</p>
            <p>
              <a className="button quiet" href={mindAddress.question(category)}>
                {answers.size === 0 ? mindPhrases.begin : mindPhrases.goOn}
              </a>
            </p>
          </>
        )}
        {questions === null ? <NoQuestions /> : null}
      </section>
      <p>
        <a className="link roomy" href={mindAddress.home}>
          {mindPhrases.allCategories}
        </a>
      </p>
      {store === null ? null : <LateMindKeeping store={store} />}
    </MindPage>
  );
});
