import { stress } from "#core/health/tools/stress.ts";
import { highestItems } from "#core/trackers/results/highest-items.ts";
import { dayAt } from "#web/design/figures/dates.ts";
import { FoldedText } from "#web/design/folded-panel/folded-text.tsx";
import { stressAnswers } from "#web/features/health/stress/stress-answers.ts";
import { Helpline } from "#web/features/health/stress/helpline.tsx";
import { StressResult } from "#web/features/health/stress/stress-result.tsx";
import { stressWords } from "#web/features/health/stress/stress-words.ts";
import { resultPhrases as words } from "#web/features/trackers/wording/results.ts";
import { NAMES_HEIGHT } from "#web/features/trackers/page/day-names.tsx";
import { ChartWalk } from "#web/features/trackers/page/day-walk.tsx";
import { ToolResults } from "./tool-results.tsx";
import type { SavedResult } from "#core/trackers/results/saved-result.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";
import type { StressAnswers } from "#web/features/health/stress/stress-answers.ts";

const [WIDTH, HEIGHT, MOST] = [360, 132, 40];
/** From which score on a band reaches. Source: specification/health-tools.md, stress. */
const BEGINS = [
  { band: "moderate", from: 14 },
  { band: "high", from: 27 },
] as const;
const answersOf = ({ input }: SavedResult): StressAnswers => stressAnswers.of(input["answers"]) ?? stressAnswers.none;
const scoreOf = (result: SavedResult): string => stress({ answers: answersOf(result) }).figures?.["score"] ?? "";
const saidOf = (result: SavedResult): string =>
  words.former({ day: dayAt(result.at), said: stressWords.ofForty({ score: scoreOf(result) }) });

/** The score of each test by its day, walked by the arrow keys; below, the same in a table. */
export function ScoresOverTime({ results }: { readonly results: readonly SavedResult[] }) {
  const made = results.toReversed();
  const [oldest, newest] = [made[0], made.at(-1)];
  if (oldest === undefined || newest === undefined || oldest === newest) return null;
  const x = (at: number) => Math.round(10 + (newest.at === oldest.at ? 0.5 : (at - oldest.at) / (newest.at - oldest.at)) * (WIDTH - 20));
  const y = (score: number) => Math.round(HEIGHT - (score / MOST) * (HEIGHT - 10));
  const points = made.map((one) => ({ id: one.id, x: x(one.at), y: y(Number(scoreOf(one))) }));
  return (
    <figure className="panel stack gap-2">
      <figcaption>{words.scores({ first: scoreOf(oldest), last: scoreOf(newest), count: String(made.length) })}</figcaption>
      <ChartWalk label={words.walk} points={made} textOf={saidOf}>
        {(index) => (
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + NAMES_HEIGHT}`} aria-hidden="true">
            {BEGINS.map(({ band, from }) => (
              <path key={band} className="band-line" d={`M0 ${y(from - 0.5)}H${WIDTH}`} />
            ))}
            <path className="mean-line" d={points.map((point, nth) => `${nth === 0 ? "M" : "L"}${point.x} ${point.y}`).join("")} />
            {points.map((point, nth) => (
              <circle
                key={point.id}
                className={nth === index ? "weight-point is-told" : "weight-point"}
                cx={point.x}
                cy={point.y}
                r={nth === index ? 5 : 3}
              />
            ))}
            {BEGINS.map(({ band, from }) => {
              const isFree = Math.abs(Number(scoreOf(oldest)) - from) >= Math.abs(Number(scoreOf(newest)) - from); // At the end that the line keeps away from.
              return (
                <text
                  key={band}
                  className="day-name band-name"
                  x={isFree ? 0 : WIDTH}
                  y={y(from - 0.5) - 15}
                  textAnchor={isFree ? "start" : "end"}
                >
                  {stressWords.bands[band].headline}
                </text>
              );
            })}
            <path className="ground-line" d={`M0 ${HEIGHT}H${WIDTH}`} />
            <text className="day-name" x={0} y={HEIGHT + 5}>
              {dayAt(oldest.at)}
            </text>
            <text className="day-name" x={WIDTH} y={HEIGHT + 5} textAnchor="end">
              {dayAt(newest.at)}
            </text>
          </svg>
        )}
      </ChartWalk>
      <FoldedText title={words.table}>
        <table className="tracker-table small">
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
      </FoldedText>
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
            <p>{stressWords.howOften}</p>
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
