import { day } from "#core/shared/day.ts";
import { monthShort } from "#web/design/figures/days.ts";
import { FoldedText } from "#web/design/folded-panel/folded-text.tsx";
import { trackerWords } from "./tracker-words.ts";
import type { Day } from "#core/shared/day.ts";
import type { SummaryAnswer } from "#core/health/tools/summary.ts";
import type { OpenTracker } from "#core/trackers/tracked-value.ts";
import type { Span } from "./day-view.ts";

type DaysTableProps = { readonly summary: SummaryAnswer; readonly tracker: OpenTracker; readonly span: Span; readonly today: Day };

const { history: words } = trackerWords;

/** What the bars show, in words and figures: a row a day, of a year a row a month. */
export const DaysTable = ({ summary, tracker, span, today }: DaysTableProps) => (
  <FoldedText title={words.table}>
    <table className="tracker-table small">
      {span === "year" ? <Months summary={summary} tracker={tracker} /> : <Days days={summary.days} tracker={tracker} today={today} />}
    </table>
  </FoldedText>
);

type DaysProps = Pick<DaysTableProps, "tracker" | "today"> & { readonly days: SummaryAnswer["days"] };

/** Days alone, as a table that opens. */
export const DayRows = (shown: DaysProps) => (
  <FoldedText title={words.table}>
    <table className="tracker-table small">
      <Days {...shown} />
    </table>
  </FoldedText>
);

const Days = ({ days, tracker, today }: DaysProps) => (
  <>
    <thead>
      <tr>
        <th scope="col">{words.tableDay}</th>
        <th scope="col">{words.tableValue}</th>
        <th scope="col">{words.tableGoal}</th>
        <th scope="col">{words.tableState}</th>
      </tr>
    </thead>
    <tbody>
      {days.toReversed().map(({ day, value, goal, state }) => (
        <tr key={day}>
          <th scope="row">{trackerWords.dayText(day, today)}</th>
          <td>{value === null ? "–" : trackerWords.amount(tracker, value)}</td>
          <td>{goal === null ? "–" : trackerWords.amount(tracker, goal)}</td>
          <td>{trackerWords.stateText({ state, value, goal })}</td>
        </tr>
      ))}
    </tbody>
  </>
);

const Months = ({ summary, tracker }: Pick<DaysTableProps, "summary" | "tracker">) => (
  <>
    <thead>
      <tr>
        <th scope="col">{words.tableMonth}</th>
        <th scope="col">{words.average}</th>
        <th scope="col">{words.tableState}</th>
      </tr>
    </thead>
    <tbody>
      {summary.months.toReversed().map(({ month, average, days, days_with_value: noted }) => (
        <tr key={month}>
          <th scope="row">{`${monthShort(day(`${month}-01`))} ${month.slice(0, 4)}`}</th>
          <td>{average === null ? "–" : trackerWords.amount(tracker, average)}</td>
          <td>{words.averageText({ noted: String(noted), days: String(days) })}</td>
        </tr>
      ))}
    </tbody>
  </>
);
