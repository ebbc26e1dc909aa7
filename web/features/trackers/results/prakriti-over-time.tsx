import { DOSHAS, prakriti } from "#core/health/tools/prakriti.ts";
import { prakritiAnswers } from "#web/features/health/prakriti/prakriti-answers.ts";
import { PrakritiResult } from "#web/features/health/prakriti/prakriti-result.tsx";
import { prakritiWords } from "#web/features/health/prakriti/prakriti-words.ts";
import { LEANING_ADDRESSES } from "#web/platform/addresses/leaning-address.ts";
import { leaningPhrases } from "#web/features/trackers/wording/leaning.ts";
import { resultPhrases as words } from "#web/features/trackers/wording/results.ts";
import { ToolResults } from "./tool-results.tsx";
import type { PrakritiAnswer } from "#core/health/tools/prakriti.ts";
import type { SavedResult } from "#core/trackers/results/saved-result.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";
import type { PrakritiAnswers } from "#web/features/health/prakriti/prakriti-answers.ts";

const answersOf = ({ input }: SavedResult): PrakritiAnswers => prakritiAnswers.ofLetters(input["answers"]) ?? prakritiAnswers.none;
const workedOut = (result: SavedResult): PrakritiAnswer => prakriti({ kind: "answers", answers: answersOf(result) });

const SHOWN = {
  Result: ({ result, former }: { readonly result: SavedResult; readonly former: SavedResult | null }) => (
    <>
      <PrakritiResult result={workedOut(result)} answers={answersOf(result)} />
      {former === null ? null : <p>{changedText(workedOut(result), workedOut(former))}</p>}
      <ul className="stack gap-1">
        {workedOut(result).result.map((dosha) => (
          <li key={dosha}>
            <a className="link roomy" href={LEANING_ADDRESSES[dosha]}>
              {leaningPhrases.means[dosha]}
            </a>
          </li>
        ))}
      </ul>
    </>
  ),
  said: (result: SavedResult): string => prakritiWords.headline(workedOut(result)),
};

/** The shares that changed since the time before, in words. */
function changedText(now: PrakritiAnswer, before: PrakritiAnswer): string {
  const changes = DOSHAS.flatMap((dosha) => {
    const [share, was] = [now.figures?.[dosha] ?? "", before.figures?.[dosha] ?? ""];
    return share === was ? [] : [words.changed({ name: prakritiWords.doshas[dosha].name, share, was })];
  });
  return changes.length === 0 ? words.unchanged : changes.join(" ");
}

/** The last prakriti test and those before it. */
export const PrakritiOverTime = ({ store }: { readonly store: TrackerStore }) => <ToolResults store={store} tool="prakriti" {...SHOWN} />;
