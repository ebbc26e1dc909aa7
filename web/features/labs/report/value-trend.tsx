import { isFigure } from "#core/labs/booking/lab-value.ts";
import { foundBefore } from "#core/labs/reports/persons-lab-report.ts";
import { dayAt } from "#web/design/figures/dates.ts";
import { FoldedText } from "#web/design/folded-panel/folded-text.tsx";
import { labReportWords as says } from "./lab-report-words.ts";
import { trendOf } from "./trend-of.ts";
import type { LabResult } from "#core/labs/booking/lab-value.ts";
import type { EarlierValue } from "#core/labs/reports/persons-lab-report.ts";
import type { TrendPoint } from "./trend-of.ts";

const SHEET = { width: 360, height: 96, edge: 10 };

type ValueTrendProps = { readonly result: LabResult; readonly takenAt: number; readonly earlier: readonly EarlierValue[] };

/**
 * A value beside what it was before: a sentence, a drawing over the band of its range, and the same as a table. Nothing where it was never
 * found before.
 */
export function ValueTrend({ result, takenAt, earlier }: ValueTrendProps) {
  const [first] = earlier;
  if (first === undefined) return null;
  const all = [...earlier, { takenAt, found: foundBefore(result) }];
  const changed = isFigure(result) ? says.changed({ first, last: result }) : null;
  return (
    <div className="result-trend stack gap-1">
      {changed === null ? null : <p className="small">{changed}</p>}
      {isFigure(result) ? <Drawing all={all} range={result.range} /> : null}
      <FoldedText title={says.table}>
        <table className="small">
          <thead>
            <tr>
              <th scope="col">{says.tableDay}</th>
              <th scope="col">{says.tableValue}</th>
            </tr>
          </thead>
          <tbody>
            {all.toReversed().map((one) => (
              <tr key={one.takenAt}>
                <th scope="row">{dayAt(one.takenAt)}</th>
                <td className="number">{says.found(one.found)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </FoldedText>
    </div>
  );
}

/** Figures on a line; what lies below or above one, and words, as marks of their own. */
function Drawing({ all, range }: { readonly all: readonly EarlierValue[]; readonly range: Parameters<typeof trendOf>[1] }) {
  const { points, band } = trendOf(all, range, SHEET);
  const { width, height } = SHEET;
  return (
    <>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        {band === null ? null : <rect className="result-trend-band" x={0} y={band.from} width={width} height={band.to - band.from} />}
        <path className="result-trend-line" d={lineThrough(points)} />
        {points.map((point, nth) =>
          point.mark === "exact" ? (
            <circle key={point.x} className="result-trend-point" cx={point.x} cy={point.y} r={nth === points.length - 1 ? 5 : 3} />
          ) : (
            <path key={point.x} className="result-trend-bound" d={markAt(point)} />
          ),
        )}
      </svg>
      {band === null ? null : <p className="small muted">{says.band}</p>}
      {points.every(({ mark }) => mark === "exact") ? null : <p className="small muted">{says.bounds}</p>}
    </>
  );
}

/** Between neighbours that are both exact: what lies between others nobody knows. */
function lineThrough(points: readonly TrendPoint[]): string {
  return points
    .flatMap((point, nth) => {
      const before = points[nth - 1];
      return before === undefined || before.mark !== "exact" || point.mark !== "exact"
        ? []
        : [`M${before.x} ${before.y}L${point.x} ${point.y}`];
    })
    .join("");
}

/** A triangle that points to where the value is, or a square. */
function markAt({ x, y, mark }: TrendPoint): string {
  if (mark === "words") return `M${x - 4} ${y - 4}h8v8h-8z`;
  const tip = mark === "lower" ? 5 : -5;
  return `M${x - 5} ${y - tip}h10L${x} ${y + tip}z`;
}
