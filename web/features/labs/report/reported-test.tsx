import { dayAt } from "#web/design/figures/dates.ts";
import { labWords } from "#web/features/labs/lab-words.ts";
import { labReportWords as says } from "./lab-report-words.ts";
import { RangeBar } from "./range-bar.tsx";
import type { ShownReportedTest, ShownLabValue } from "#core/labs/reports/show-lab-report.use-case.ts";

/** A test with its values: figure, words, range and what was found before. */
export function ReportedTest({ test }: { readonly test: ShownReportedTest }) {
  const corrected = says.corrected(test);
  return (
    <article className="panel stack gap-3">
      <div>
        <h3>{labWords.text(test.title)}</h3>
        <p className="small muted">{says.taken({ day: dayAt(test.takenAt) })}</p>
        {corrected === null ? null : <p className="small">{corrected}</p>}
      </div>
      <ul className="result-values">
        {test.values.map((value) => (
          <li key={value.code} className="stack gap-1">
            <Value value={value} />
          </li>
        ))}
      </ul>
    </article>
  );
}

function Value({ value }: { readonly value: ShownLabValue }) {
  const { name, result, verdict, earlier } = value;
  const told = says.verdict(value);
  const range = says.range(result);
  return (
    <>
      <p className="result-head">
        <span>{labWords.text(name)}</span>
        <strong className="number">{says.result(result)}</strong>
      </p>
      {result.kind === "words" ? null : <RangeBar result={result} />}
      {told === null ? null : <p className={verdict === null || verdict.flag === "normal" ? "" : "strong"}>{told}</p>}
      {range === null ? null : <p className="small muted">{range}</p>}
      {earlier.length === 0 || result.kind === "words" ? null : (
        <p className="small">
          {says.earlier}: {earlier.map((one) => says.earlierValue(one, result.unit)).join("; ")}
        </p>
      )}
    </>
  );
}
