import { useState } from "react";
import { trackerWords } from "./tracker-words.ts";
import type { KeyboardEvent, ReactNode } from "react";
import type { Day } from "#core/shared/day.ts";
import type { SummaryAnswer } from "#core/health/tools/summary.ts";
import type { OpenTracker } from "#core/trackers/tracked-value.ts";

export type ShownDay = SummaryAnswer["days"][number];
type DayWalkProps = {
  readonly days: readonly ShownDay[];
  readonly tracker: OpenTracker;
  readonly today: Day;
  /** The drawing, with the day that is told. */
  readonly children: (index: number) => ReactNode;
};

type ChartWalkProps<Point> = {
  /** What the chart is, and how it is walked. */
  readonly label: string;
  /** The oldest first. */
  readonly points: readonly Point[];
  /** What is said of one. */
  readonly textOf: (point: Point) => string;
  readonly children: (index: number) => ReactNode;
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/** A drawing of days whose days the arrow keys walk; each is told in words. */
export const DayWalk = ({ days, tracker, today, children }: DayWalkProps) => (
  <ChartWalk label={trackerWords.history.walk} points={days} textOf={(day) => dayText(day, tracker, today)}>
    {children}
  </ChartWalk>
);

/** A drawing whose points the arrow keys walk, from the last one on. */
export function ChartWalk<Point>({ label, points, textOf, children }: ChartWalkProps<Point>) {
  const [walked, walk] = useState<number | null>(null);
  const last = points.length - 1;
  const at = Math.min(walked ?? last, last);
  const text = points
    .slice(at, at + 1)
    .map(textOf)
    .join("");
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const to = event.key === "Home" ? 0 : event.key === "End" ? last : step === undefined ? null : at + step;
    if (to === null) return;
    event.preventDefault();
    walk(Math.min(Math.max(to, 0), last));
  };
  return (
    <div
      className="days-chart"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={at + 1}
      aria-valuetext={text}
      onKeyDown={move}
    >
      {children(at)}
      <p className="small">{text}</p>
    </div>
  );
}

function dayText({ day: date, ...shown }: ShownDay, tracker: OpenTracker, today: Day): string {
  const [day, state] = [trackerWords.dayText(date, today), trackerWords.stateText(shown)];
  const { value } = shown;
  if (value === null) return trackerWords.history.toldWithout({ day, state });
  return trackerWords.history.told({ day, value: trackerWords.amount(tracker, value), state });
}
