import { dayAt } from "#web/design/figures/dates.ts";
import { labReportWords as says } from "./lab-report-words.ts";
import { RangeBar } from "./range-bar.tsx";
import { ValueTrend } from "./value-trend.tsx";
import { shownText } from "#web/design/shown-text.ts";
import type { ShownReportedTest, ShownLabValue } from "#core/labs/reports/persons-lab-report.ts";

type ReportedTestProps = { readonly test: ShownReportedTest; readonly heading: "h3" | "h4" };

/** A test with its values: figure, words, range and what was found before. */
export function ReportedTest({ test, heading: Heading }: ReportedTestProps) {
  const corrected = says.corrected(test);
  return (
    <article className="panel stack gap-3">
      <div>
        <Heading className="result-name">{shownText(test.title)}</Heading>
        <p className="small muted">{says.taken({ day: dayAt(test.takenAt) })}</p>
        {corrected === null ? null : <p className="small">{corrected}</p>}
      </div>
      <ul className="result-values">
        {test.values.map((value) => (
          <li key={value.code} className="stack gap-1">
            <Value value={value} takenAt={test.takenAt} />
          </li>
        ))}
      </ul>
    </article>
  );
}

function Value({ value, takenAt }: { readonly value: ShownLabValue; readonly takenAt: number }) {
  const { name, result, earlier } = value;
  const verdict = says.verdict(value);
  const range = says.range(result);
  const means = says.means(value);
  return (
    <>
      <p className="result-head">
        <span>{shownText(name)}</span>
        <strong className="number">{says.result(result)}</strong>
      </p>
      {result.kind === "quantity" ? <RangeBar result={result} /> : null}
      {verdict === null ? null : <p className={`result-verdict is-${says.tone(value)}`}>{verdict}</p>}
      {means === null ? null : <p className="small">{means}</p>}
      {range === null ? null : <p className="small muted">{range}</p>}
      <ValueTrend result={result} takenAt={takenAt} earlier={earlier} />
    </>
  );
}
