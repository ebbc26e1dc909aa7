import { dayOfMonth, monthShort, weekdayShort } from "#web/design/figures/days.ts";
import type { Day } from "#core/shared/day.ts";

type DayNamesProps = {
  readonly days: readonly { readonly day: Day }[];
  /** The one that is told in words. */
  readonly told: number;
  /** Where they stand: all of the drawing's width, from this height down, in its units. */
  readonly width: number;
  readonly top: number;
};

/** How much lower a drawing is for the names of its days. */
export const NAMES_HEIGHT = 18;
const WEEK = 7;
const MONTH = 31;
/** As many as a patient attaches to an appointment. */
const SEASON = 90;

/**
 * Which days are named: of a week each, of a month every seventh back from the last, of three months the first of each, of a year the first
 * of each quarter.
 */
function isNamed(day: Day, nth: number, count: number): boolean {
  if (count <= WEEK) return true;
  if (count <= MONTH) return (count - 1 - nth) % WEEK === 0;
  return (count <= SEASON ? /-01$/ : /-(?:01|04|07|10)-01$/).test(day);
}

const nameOf = (day: Day, count: number): string =>
  count <= WEEK ? weekdayShort(day) : count <= MONTH ? dayOfMonth(day) : monthShort(day);

/** The names of days below a drawing of them. */
export const DayNames = ({ days, told, width, top }: DayNamesProps) => (
  <>
    {days.map(({ day }, nth) =>
      isNamed(day, nth, days.length) ? (
        <text
          key={day}
          className={nth === told ? "day-name is-told" : "day-name"}
          x={Math.round(((nth + 0.5) * width * 10) / days.length) / 10}
          y={top}
          textAnchor="middle"
        >
          {nameOf(day, days.length)}
        </text>
      ) : null,
    )}
  </>
);
