import { useState } from "react";
import { trackerWords } from "./tracker-words.ts";
import type { KeyboardEvent } from "react";
import type { Day } from "#core/shared/day.ts";
import type { SummaryAnswer } from "#core/health/tools/summary.ts";
import type { OpenTracker } from "#core/trackers/entries/tracked-value.ts";

type ShownDay = SummaryAnswer["days"][number];
type DaysChartProps = { readonly days: readonly ShownDay[]; readonly tracker: OpenTracker; readonly today: Day };

const [WIDTH, HEIGHT, TOP] = [360, 132, 10];
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/** A bar for each day, its goal as a line with steps, days without a value as gaps. The arrow keys walk the days; each is told in words. */
export function DaysChart({ days, tracker, today }: DaysChartProps) {
  const [walked, walk] = useState<number | null>(null);
  const at = Math.min(walked ?? days.length - 1, days.length - 1);
  const most = Math.max(1, ...days.flatMap(({ value, goal }) => [Number(value ?? 0), Number(goal ?? 0)]));
  const y = (figure: number): number => Math.round((HEIGHT - (figure / most) * (HEIGHT - TOP)) * 10) / 10;
  const wide = WIDTH / days.length;
  const gap = Math.min(4, wide / 4);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const to = event.key === "Home" ? 0 : event.key === "End" ? days.length - 1 : step === undefined ? null : at + step;
    if (to === null) return;
    event.preventDefault();
    walk(Math.min(Math.max(to, 0), days.length - 1));
  };
  const told = days[at];
  return (
    <div
      className="days-chart"
      role="slider"
      tabIndex={0}
      aria-label={trackerWords.history.walk}
      aria-valuemin={1}
      aria-valuemax={days.length}
      aria-valuenow={at + 1}
      aria-valuetext={told === undefined ? "" : dayText(told, tracker, today)}
      onKeyDown={move}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 2}`} aria-hidden="true">
        {days.map(({ day, value, state }, nth) =>
          value === null ? null : (
            <rect
              key={day}
              className={`day-bar is-${state}${nth === at ? " is-told" : ""}`}
              x={nth * wide + gap / 2}
              y={y(Number(value))}
              width={wide - gap}
              height={HEIGHT - y(Number(value))}
            />
          ),
        )}
        <path className="goal-line" d={goalPath(days, wide, y)} />
        <path className="ground-line" d={`M0 ${HEIGHT}H${WIDTH}`} />
      </svg>
      <p className="small">{told === undefined ? "" : dayText(told, tracker, today)}</p>
    </div>
  );
}

const dayText = ({ day, value, state }: ShownDay, tracker: OpenTracker, today: Day): string =>
  trackerWords.history.told({
    day: trackerWords.dayText(day, today),
    value: value === null ? "–" : trackerWords.amount(tracker, value),
    state: trackerWords.day.states[state],
  });

const goalPath = (days: readonly ShownDay[], wide: number, y: (figure: number) => number): string =>
  days
    .map(({ goal }, nth) => {
      if (goal === null) return "";
      const begins = days[nth - 1]?.goal == null;
      return `${begins ? `M${nth * wide} ${y(Number(goal))}` : `V${y(Number(goal))}`}H${(nth + 1) * wide}`;
    })
    .join("");
