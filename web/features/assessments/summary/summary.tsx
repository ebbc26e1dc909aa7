import ClipboardX from "lucide-react/icons/clipboard-x";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { assessedAs } from "#core/assessments/answering/assessment.ts";
import { leaningOf } from "#core/assessments/answering/leaning-of.ts";
import { redFlagsIn } from "#core/assessments/answering/red-flags.ts";
import { allItems, questionnaireOfItems } from "#core/assessments/questions/worded-questionnaire.ts";
import { DOSHAS } from "#core/health/tools/prakriti.ts";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { FactList } from "#web/design/fact-list/fact-list.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { Emergency } from "#web/features/assessments/answering/emergency.tsx";
import { AnsweredGroup } from "#web/features/assessments/answered-group.tsx";
import { assessmentAddress } from "#web/platform/addresses/assessment-address.ts";
import { assessmentWords as words } from "#web/features/assessments/assessment-words.ts";
import { prakritiWords } from "#web/features/health/prakriti/prakriti-words.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { summaryOf, summaryOfNeeds } from "./summaries-data.ts";
import type { ReactNode } from "react";
import type { ShownAssessment } from "#core/assessments/answering/show-assessment.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type SummaryProps = { readonly customer: CustomerId; readonly id: string; readonly waiting: ReactNode };

/** What was answered in one assessment, in order, and in ayurveda which doshas it leans to. */
export const Summary = observer(function Summary({ customer, id, waiting }: SummaryProps) {
  const useCases = useNeeds(summaryOfNeeds);
  const [read] = useState(() => summaryOf(useCases, customer, id));
  useEffect(() => void read.ask(), [read]);
  const { state } = read;
  if (state.kind === "unavailable") return <TryAgain what={words.unavailable} onPress={() => void read.ask()} />;
  if (state.kind !== "read") return waiting;
  if (state.value.kind === "refused")
    return (
      <NothingYet Icon={ClipboardX} heading={words.notHere} text={words.notHereText}>
        <a className="button main" href={assessmentAddress.summaries}>
          {words.all}
        </a>
      </NothingYet>
    );
  return <Answered shown={state.value.value} />;
});

function Answered({ shown }: { readonly shown: ShownAssessment }) {
  const { items, answers, state, completeness } = shown;
  const enabled = new Set(assessedAs(questionnaireOfItems(items), answers).enabled);
  const signs = redFlagsIn(items, answers);
  const newest = new Map(answers.map((answer) => [answer.linkId, answer]));
  return (
    <div className="assessment">
      {signs.length > 0 ? <Emergency signs={signs} /> : null}
      <p className="lead">{state === null ? null : words.listed({ state: words.state[state], percent: String(completeness.percent) })}</p>
      <Leaning shown={shown} />
      {items.map((group) => (
        <AnsweredGroup
          key={group.linkId}
          group={group}
          questions={allItems(group.items).filter(({ linkId }) => enabled.has(linkId))}
          answers={newest}
        />
      ))}
      <div className="row flex-wrap">
        {state === "stopped" ? null : (
          <a className="button main" href={assessmentAddress.at(shown)}>
            {state === "completed" ? words.change : words.goOn}
          </a>
        )}
        <a className="button quiet" href={assessmentAddress.summaries}>
          {words.all}
        </a>
      </div>
    </div>
  );
}

/** The shares with their formula. Nothing where no answer has a weight. */
function Leaning({ shown: { items, answers, version } }: { readonly shown: ShownAssessment }) {
  const leaning = leaningOf(items, answers);
  if (leaning === null) return null;
  const facts = DOSHAS.map((dosha) => ({
    name: prakritiWords.doshas[dosha].name,
    value: prakritiWords.percent({ percent: leaning.figures?.[dosha] ?? "" }),
  }));
  return (
    <section className="panel assessment-read" aria-labelledby="leaning">
      <h2 id="leaning" className="heading-3">
        {words.leaning}
      </h2>
      <p className="strong">{prakritiWords.headline(leaning)}</p>
      <FactList facts={facts} />
      <p>{words.leaningText}</p>
      <p className="small muted">{words.formula({ formula: leaning.formula, version: String(version) })}</p>
    </section>
  );
}
