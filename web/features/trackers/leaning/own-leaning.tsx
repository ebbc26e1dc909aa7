import { observer } from "mobx-react-lite";
import { useLocation } from "react-router-dom";
import { prakriti } from "#core/health/tools/prakriti.ts";
import { dayAt } from "#web/design/figures/dates.ts";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { prakritiAnswers } from "#web/features/health/prakriti/prakriti-answers.ts";
import { PrakritiResult } from "#web/features/health/prakriti/prakriti-result.tsx";
import { TOOL_ADDRESSES, TRACKER_ADDRESSES } from "#web/platform/addresses/tool-address.ts";
import { useResults } from "#web/features/trackers/results/use-results.ts";
import { leaningPhrases as words } from "#web/features/trackers/wording/leaning.ts";
import { resultPhrases } from "#web/features/trackers/wording/results.ts";
import { TrackerSkeleton } from "#web/features/trackers/page/tracker-skeleton.tsx";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

/** The prakriti test of the address's id, else the last one. Somebody else's id is answered like one that does not exist. */
export const OwnLeaning = observer(function OwnLeaning({ store }: { readonly store: TrackerStore }) {
  const id = useLocation().pathname.split("/")[2] || undefined;
  const model = useResults(store, "prakriti");
  if (model === null || model.state === "asking") return <TrackerSkeleton />;
  if (model.state === "unavailable") return <TryAgain what={resultPhrases.unavailable} onPress={() => void model.open()} />;
  const shown = id === undefined ? model.results[0] : model.results.find((result) => result.id === id);
  const answers = shown === undefined ? null : prakritiAnswers.ofLetters(shown.input["answers"]);
  return (
    <section aria-labelledby="own-leaning" className="panel tool-result">
      <h2 id="own-leaning">{words.own}</h2>
      {shown === undefined || answers === null ? (
        <p>{id === undefined ? words.noOwn : words.notHere}</p>
      ) : (
        <>
          <p className="small muted">{dayAt(shown.at)}</p>
          <PrakritiResult result={prakriti({ kind: "answers", answers })} answers={answers} />
        </>
      )}
      <p>
        <a className="link roomy" href={model.results.length === 0 ? TOOL_ADDRESSES.prakriti : TRACKER_ADDRESSES.prakriti}>
          {model.results.length === 0 ? words.test : words.tracker}
        </a>
      </p>
    </section>
  );
});
