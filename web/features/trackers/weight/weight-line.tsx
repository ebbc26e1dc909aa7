import { observer } from "mobx-react-lite";
import { DayNames, NAMES_HEIGHT } from "#web/features/trackers/page/day-names.tsx";
import { DayWalk } from "#web/features/trackers/page/day-walk.tsx";
import { trackerWords } from "#web/features/trackers/page/tracker-words.ts";
import type { Figure } from "#core/health/health-answer.ts";
import type { Day } from "#core/shared/day.ts";
import type { ShownDay } from "#web/features/trackers/page/day-walk.tsx";
import type { DayView } from "#web/features/trackers/page/day-view.ts";

const [WIDTH, HEIGHT, EDGE] = [360, 132, 22];
/** How far from its height the name of the highest and of the lowest weight stands. */
const [ABOVE, BELOW] = [6, 16];
/** The least that the drawing spans, in kilograms: small changes should not look large. */
const LEAST_SPAN = 4;

/** The weights of the tracker's page. */
export const WeightLine = observer(function WeightLine({ view: { summary, weekMeans, store } }: { readonly view: DayView }) {
  return <WeightPoints days={summary.days} weekMeans={weekMeans} today={store.today} />;
});

type WeightPointsProps = { readonly days: readonly ShownDay[]; readonly weekMeans: readonly Figure[]; readonly today: Day };

/**
 * A point for each weight, and the mean of seven days as a line; a week without a weight is a gap. The highest and the lowest say how much
 * they are.
 */
export function WeightPoints({ days, weekMeans, today }: WeightPointsProps) {
  const weights = [...days.map(({ value }) => value), ...weekMeans].flatMap((value) => (value === null ? [] : [Number(value)]));
  const [low, high] = weights.length === 0 ? [0, 1] : [Math.min(...weights), Math.max(...weights)];
  const span = Math.max(high - low, LEAST_SPAN);
  const named = weights.length === 0 ? [] : high === low ? [high] : [high, low];
  const y = (value: number) => tenth(EDGE + (((low + high + span) / 2 - value) / span) * (HEIGHT - 2 * EDGE));
  const x = (nth: number) => tenth(((nth + 0.5) * WIDTH) / days.length);
  return (
    <DayWalk days={days} tracker="weight" today={today}>
      {(index) => (
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + NAMES_HEIGHT}`} aria-hidden="true">
          <path className="mean-line" d={linePath(weekMeans, x, y)} />
          {days.map(({ day, value }, nth) =>
            value === null ? null : (
              <circle
                key={day}
                className={nth === index ? "weight-point is-told" : "weight-point"}
                cx={x(nth)}
                cy={y(Number(value))}
                r={nth === index ? 5 : 3}
              />
            ),
          )}
          <path className="ground-line" d={`M0 ${HEIGHT}H${WIDTH}`} />
          {named.map((weight, nth) => (
            <text key={weight} className="scale-name" x={0} y={nth === 0 ? y(weight) - ABOVE : y(weight) + BELOW}>
              {trackerWords.amount("weight", weight)}
            </text>
          ))}
          <DayNames days={days} told={index} width={WIDTH} top={HEIGHT + 5} />
        </svg>
      )}
    </DayWalk>
  );
}

function linePath(figures: readonly Figure[], x: (nth: number) => number, y: (value: number) => number): string {
  return figures
    .map((figure, nth) => (figure === null ? "" : `${figures[nth - 1] == null ? "M" : "L"}${x(nth)} ${y(Number(figure))}`))
    .join("");
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
