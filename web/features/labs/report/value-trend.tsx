import { dayAt } from "#web/design/figures/dates.ts";
import { FoldedText } from "#web/design/folded-panel/folded-text.tsx";
import { labReportWords as says } from "./lab-report-words.ts";
import { trendOf } from "./trend-of.ts";
import type { LabResult } from "#core/labs/reports/lab-value.ts";
import type { EarlierValue } from "#core/labs/reports/persons-lab-report.ts";

const SHEET = { width: 360, height: 96, edge: 10 };

type ValueTrendProps = {
  readonly result: Extract<LabResult, { kind: "quantity" }>;
  readonly takenAt: number;
  readonly earlier: readonly EarlierValue[];
};

/** A value beside what it was before: a sentence, a line over the band of its range, and the same as a table. Nothing where it was never found before. */
export function ValueTrend({ result, takenAt, earlier }: ValueTrendProps) {
  const { value, unit, range } = result;
  const [first] = earlier;
  if (first === undefined) return null;
  const all = [...earlier, { takenAt, value }];
  const { points, band } = trendOf(all, range, SHEET);
  const { width, height } = SHEET;
  return (
    <div className="result-trend stack gap-1">
      <p className="small">{says.changed({ first, value, unit })}</p>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        {band === null ? null : <rect className="result-trend-band" x={0} y={band.from} width={width} height={band.to - band.from} />}
        <path className="result-trend-line" d={`M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`} />
        {points.map(({ x, y }, nth) => (
          <circle key={x} className="result-trend-point" cx={x} cy={y} r={nth === points.length - 1 ? 5 : 3} />
        ))}
      </svg>
      {band === null ? null : <p className="small muted">{says.band}</p>}
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
                <td className="number">{says.figure(one.value, unit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </FoldedText>
    </div>
  );
}
