import { observer } from "mobx-react-lite";
import { grouped } from "#core/shared/grouped.ts";
import { DayNames, NAMES_HEIGHT } from "./day-names.tsx";
import { DayWalk } from "./day-walk.tsx";
import { trackerWords } from "./tracker-words.ts";
import type { Day } from "#core/shared/day.ts";
import type { OpenTracker } from "#core/trackers/tracked-value.ts";
import type { DayView } from "./day-view.ts";
import type { ShownDay } from "./day-walk.tsx";

const [WIDTH, HEIGHT, TOP] = [360, 132, 18];
/** How far above its line the name of a figure stands, and half of what it takes at most. */
const [ABOVE, NAME_ROOM] = [6, 40];

/** The days of a tracker's page, as bars. */
export const DaysChart = observer(function DaysChart({ view: { summary, tracker, store } }: { readonly view: DayView }) {
  return <DayBars days={summary.days} tracker={tracker} today={store.today} />;
});

type DayBarsProps = { readonly days: readonly ShownDay[]; readonly tracker: OpenTracker; readonly today: Day };

/**
 * A bar for each day, those of one state in one line: a year of single bars takes a slow phone far longer to draw. Its goal as a line with
 * steps that says how much the last one is, days without a value as gaps. Without a goal the highest bar says how much it is: one figure
 * gives all others their measure.
 */
export function DayBars({ days, tracker, today }: DayBarsProps) {
  const most = Math.max(1, ...days.flatMap(({ value, goal }) => [Number(value ?? 0), Number(goal ?? 0)]));
  const y = (figure: number): number => tenth(HEIGHT - (figure / most) * (HEIGHT - TOP));
  const wide = WIDTH / days.length;
  const gap = Math.min(12, wide / 4);
  const bars = days.flatMap(({ value, state }, nth) => {
    if (value === null) return [];
    const [left, right] = [nth * wide + gap / 2, (nth + 1) * wide - gap / 2].map(tenth);
    return [{ nth, state, drawn: `M${left} ${HEIGHT}V${y(Number(value))}H${right}V${HEIGHT}z` }];
  });
  const goal = days.at(-1)?.goal ?? null;
  const highest = days.findIndex(({ value }) => value !== null && Number(value) === most);
  return (
    <DayWalk days={days} tracker={tracker} today={today}>
      {(index) => (
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + NAMES_HEIGHT}`} aria-hidden="true">
          {[...grouped(bars, ({ state }) => state)].map(([state, those]) => (
            <path key={state} className={`day-bar is-${state}`} d={those.map(({ drawn }) => drawn).join("")} />
          ))}
          {bars.map(({ nth, state, drawn }) =>
            nth === index ? <path key={nth} className={`day-bar is-${state} is-told`} d={drawn} /> : null,
          )}
          <path className="goal-line" d={goalPath(days, wide, y)} />
          <path className="ground-line" d={`M0 ${HEIGHT}H${WIDTH}`} />
          {goal === null ? null : (
            <text className="goal-name" x={WIDTH} y={y(Number(goal)) - ABOVE} textAnchor="end">
              {trackerWords.amount(tracker, goal)}
            </text>
          )}
          {goal !== null || highest === -1 ? null : (
            <text
              className="scale-name"
              x={Math.min(Math.max((highest + 0.5) * wide, NAME_ROOM), WIDTH - NAME_ROOM)}
              y={TOP - ABOVE}
              textAnchor="middle"
            >
              {trackerWords.amount(tracker, most)}
            </text>
          )}
          <DayNames days={days} told={index} width={WIDTH} top={HEIGHT + 5} />
        </svg>
      )}
    </DayWalk>
  );
}

const tenth = (figure: number): number => Math.round(figure * 10) / 10;

const goalPath = (days: readonly ShownDay[], wide: number, y: (figure: number) => number): string =>
  days
    .map(({ goal }, nth) => {
      if (goal === null) return "";
      const begins = days[nth - 1]?.goal == null;
      return `${begins ? `M${nth * wide} ${y(Number(goal))}` : `V${y(Number(goal))}`}H${(nth + 1) * wide}`;
    })
    .join("");
