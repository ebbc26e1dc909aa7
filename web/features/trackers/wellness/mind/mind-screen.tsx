import { observer } from "mobx-react-lite";
import { mind, MIND_CATEGORIES, mindQuestions } from "#core/health/tools/mind.ts";
import { siteWords } from "#web/design/site-words.ts";
import { mindPhrases as words } from "#web/features/trackers/wellness/wording/mind.ts";
import { BreathingPace } from "./breathing-pace.tsx";
import { LateMindKeeping } from "./late-mind-keeping.tsx";
import { mindAddress } from "#web/platform/addresses/mind-address.ts";
import { MindPage } from "./mind-page.tsx";
import { useMind } from "./use-mind.ts";
import type { MindCategory } from "#core/health/tools/mind.ts";
import type { Head } from "#web/platform/page/head.ts";
import type { MindStore } from "./mind-store.ts";

export const head = (): Head => ({ title: siteWords.titled(words.title), description: words.lead, canonical: mindAddress.home });

/** The three categories of the mind with how far each is, and a pace to breathe by. */
export const Screen = observer(function MindScreen() {
  const store = useMind();
  return (
    <MindPage depth="home" title={words.title} lead={words.lead}>
      <ul className="mind-categories">
        {MIND_CATEGORIES.map((category) => (
          <li key={category} className="panel stack gap-3">
            <h2 className="heading-3">{words.categories[category].title}</h2>
            <p>{words.categories[category].text}</p>
            <Progress category={category} store={store} />
          </li>
        ))}
      </ul>
      <BreathingPace />
      {store === null ? null : <LateMindKeeping store={store} />}
    </MindPage>
  );
});

/** How far a category is, and the way on. */
const Progress = observer(function Progress({ category, store }: { readonly category: MindCategory; readonly store: MindStore | null }) {
  const answers = store?.answersOf(category) ?? new Map<string, number>();
  const { length } = mindQuestions(category);
  const { figures } = mind({ category, answers });
  const index = figures?.["index"] ?? null;
  const [address, way] =
    index !== null
      ? [mindAddress.completed(category), words.seeResult]
      : [mindAddress.question(category), answers.size === 0 ? words.begin : words.goOn];
  return (
    <>
      <progress value={answers.size} max={length} aria-label={words.categories[category].title} />
      <p className="small muted">
        {index === null
          ? words.answered({ answered: String(answers.size), of: String(length) })
          : words.indexText({ index: words.ofHundred({ index }) })}
      </p>
      <p>
        <a className="button quiet" href={address} aria-label={words.wayNamed({ way, name: words.categories[category].title })}>
          {way}
        </a>
      </p>
    </>
  );
});
