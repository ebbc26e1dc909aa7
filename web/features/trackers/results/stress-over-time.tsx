import { stress } from "#core/health/tools/stress.ts";
import { highestItems } from "#core/trackers/results/highest-items.ts";
import { dayAt } from "#web/design/figures/dates.ts";
import { stressAnswers } from "#web/features/health/stress/stress-answers.ts";
import { Helpline } from "#web/features/health/stress/helpline.tsx";
import { StressResult } from "#web/features/health/stress/stress-result.tsx";
import { stressWords } from "#web/features/health/stress/stress-words.ts";
import { resultPhrases as words } from "#web/features/trackers/wording/results.ts";
import { ToolResults } from "./tool-results.tsx";
import type { SavedResult } from "#core/trackers/results/saved-result.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";
import type { StressAnswers } from "#web/features/health/stress/stress-answers.ts";

const [WIDTH, HEIGHT, MOST] = [360, 132, 40];
const answersOf = ({ input }: SavedResult): StressAnswers => stressAnswers.of(input["answers"]) ?? stressAnswers.none;
const scoreOf = (result: SavedResult): string => stress({ answers: answersOf(result) }).figures?.["score"] ?? "";

/** The score of each test by its day; below, the same in a table. */
function ScoresOverTime({ results }: { readonly results: readonly SavedResult[] }) {
  const made = results.toReversed();
  const [oldest, newest] = [made[0], made.at(-1)];
  if (oldest === undefined || newest === undefined || oldest === newest) return null;
  const x = (at: number) => Math.round(10 + (newest.at === oldest.at ? 0.5 : (at - oldest.at) / (newest.at - oldest.at)) * (WIDTH - 20));
  const y = (score: string) => Math.round(HEIGHT - (Number(score) / MOST) * (HEIGHT - 10));
  return (
    <figure className="panel stack gap-2">
      <figcaption>{words.scores({ first: scoreOf(oldest), last: scoreOf(newest), count: String(made.length) })}</figcaption>
      <svg className="scores-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT + 2}`} aria-hidden="true">
        <path className="mean-line" d={made.map((one, nth) => `${nth === 0 ? "M" : "L"}${x(one.at)} ${y(scoreOf(one))}`).join("")} />
        {made.map((one) => (
          <circle key={one.id} className="weight-point" cx={x(one.at)} cy={y(scoreOf(one))} r="4" />
        ))}
        <path className="ground-line" d={`M0 ${HEIGHT}H${WIDTH}`} />
      </svg>
      <details className="tracker-table">
        <summary className="link">{words.table}</summary>
        <table className="small">
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{stressWords.score}</th>
            </tr>
          </thead>
          <tbody>
            {results.map((one) => (
              <tr key={one.id}>
                <th scope="row">{dayAt(one.at)}</th>
                <td>{stressWords.ofForty({ score: scoreOf(one) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

const SHOWN = {
  Result({ result }: { readonly result: SavedResult }) {
    const answers = answersOf(result);
    const worked = stress({ answers });
    const highest = highestItems(answers);
    return (
      <>
        {worked.notes.includes("helpline") ? <Helpline /> : null}
        <StressResult result={worked} answers={answers} />
        {highest.length === 0 ? null : (
          <>
            <h3 className="heading-4">{words.highest}</h3>
            <ul className="stack gap-1">
              {highest.map((item) => (
                <li key={item}>
                  {words.item({ asked: stressWords.questions[item - 1] ?? "", answer: stressWords.scale[answers[item - 1] ?? 0] ?? "" })}
                </li>
              ))}
            </ul>
          </>
        )}
      </>
    );
  },
  OverTime: ScoresOverTime,
  said: (result: SavedResult): string => stressWords.ofForty({ score: scoreOf(result) }),
};

/** The last stress test, what weighed most in it, and those before it. */
export const StressOverTime = ({ store }: { readonly store: TrackerStore }) => <ToolResults store={store} tool="stress" {...SHOWN} />;
